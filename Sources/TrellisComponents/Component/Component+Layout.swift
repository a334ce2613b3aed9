import TrellisBase
public import TrellisLayout

extension Component {
  /// The layout of this component inside `range`.
  ///
  /// Layouts are cached in the component: a component that a build reused costs one look-up, for a subtree of any size.
  /// The parent's size is part of the cache key only in the axes that the component read.
  ///
  /// - Parameters:
  ///   - range: the allowed sizes, in CSS pixels.
  ///   - parentSize: the size to which percentages refer.
  /// - Precondition: ``computeLayout(thatFits:)`` returns a layout of this component whose size is in the
  ///   given range.
  ///
  /// Source: ComponentKit's algorithm 2.3, with the cache of row B7 on every component.
  public final func layout(thatFits range: SizeRange, parentSize: ParentSize) -> Layout {
    let context = RenderContext.current
    if context?.usesKnownLayouts != false,
      let content = layouts.layout(thatFits: range, parentSize: parentSize)
    {
      context?.counters.layoutsReused += 1
      return Layout(component: self, content: content)
    }
    if let context, !context.mayLayOut(self) { return placeholderLayout(in: range) }
    let readings = context?.beginLayout(of: self, in: range) ?? ParentSizeReadings()
    context?.spans?.begin(.layout, of: self)
    let layout = computeLayout(
      thatFits: range, restrictedTo: size, relativeTo: parentSize.recording(in: readings))
    let isValid = check(layout, range)
    context?.spans?.end(.layout, of: self)
    context?.endLayout()
    context?.counters.layoutsComputed += 1
    // A later render must not find a layout with a mistake in the cache.
    if !isValid || context?.hasFailed == true { return placeholderLayout(in: range) }
    let axes = readings.axes
    parentSize.record(axes)
    layouts.store(
      layout.content,
      LayoutCacheKey(range, parentSize.lengths, reading: axes, choosing: layout.size))
    return layout
  }

  /// The size in `range`, if it is known without a cached layout for `range`.
  package final func knownSize(thatFits range: SizeRange) -> Size? {
    let context = RenderContext.current
    guard context?.usesKnownLayouts != false, let size = layouts.size(thatFits: range) else {
      return nil
    }
    context?.counters.layoutsReused += 1
    return size
  }

  /// The newest of the cached layouts; `nil` if there is none, or if the render does not use them.
  package final var newestLayout: Layout? {
    guard RenderContext.current?.usesKnownLayouts != false else { return nil }
    return layouts.newest.map { Layout(component: self, content: $0) }
  }

  /// The empty layout of a failed render.
  private func placeholderLayout(in range: SizeRange) -> Layout {
    Layout(of: self, size: range.min)
  }

  private func check(_ layout: Layout, _ range: SizeRange) -> Bool {
    require(
      layout.component === self,
      """
      \(typeName) computed a layout of \(layout.component.typeName); computeLayout must return \
      with Layout(of: self, …).
      \(RenderContext.current?.layoutStackDescription ?? "")
      """)
      && require(
        layout.size.width.isFinite && layout.size.height.isFinite,
        """
        \(typeName) computed the size \(layout.size) in \(range); a size must be finite.
        \(RenderContext.current?.layoutStackDescription ?? "")
        """)
      && require(
        range.contains(layout.size, tolerance: 0.0001),
        """
        \(typeName) computed the size \(layout.size), which is outside of \(range); clamp it to the \
        range computeLayout is given.
        \(RenderContext.current?.layoutStackDescription ?? "")
        """)
      && require(
        layout.children.isEmpty || numberOfChildren > 0,
        """
        \(typeName) laid out children but does not show them: override numberOfChildren and \
        child(at:), or derive it from LayoutComponent.
        """)
  }
}

extension Optional where Wrapped: Component {
  /// The layout of the component inside `range`; an empty layout if there is none.
  ///
  /// - Parameters:
  ///   - range: the allowed sizes, in CSS pixels.
  ///   - parentSize: the size to which percentages refer.
  ///
  /// Source: ComponentKit's layout of a component that may be absent (row B9).
  public func layout(thatFits range: SizeRange, parentSize: ParentSize) -> Layout {
    self?.layout(thatFits: range, parentSize: parentSize)
      ?? Layout(of: EmptyComponent(), size: .zero)
  }
}

extension SizeRange {
  /// Whether `size` is in the range, with a tolerance.
  fileprivate func contains(_ size: Size, tolerance: Double) -> Bool {
    size.width >= min.width - tolerance && size.width <= max.width + tolerance
      && size.height >= min.height - tolerance && size.height <= max.height + tolerance
  }
}
