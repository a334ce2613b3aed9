import TrellisBase
public import TrellisLayout

extension Component {
  /// The layout of this component inside `range`.
  ///
  /// Layouts are cached in the component: one that a build reused costs one look-up, whatever its size.
  /// The parent's size is part of the cache key only in the axes that the component read.
  ///
  /// - Parameters:
  ///   - range: the sizes the parent allows, in CSS pixels.
  ///   - parentSize: what percentages are taken of.
  /// - Precondition: ``computeLayout(thatFits:)`` returns a layout of this component whose size is in
  ///   the range it was given.
  ///
  /// Source: ComponentKit's algorithm 2.3, with the cache of row B7 on every component.
  public final func layout(thatFits range: SizeRange, parentSize: ParentSize) -> Layout {
    let pass = Pass.current
    if pass?.usesKnownLayouts != false, let content = cachedLayout(range, parentSize) {
      pass?.counters.layoutsReused += 1
      return Layout(component: self, content: content)
    }
    if CallStack.isShort {
      return CallStack.runOnLargerStack { self.layout(thatFits: range, parentSize: parentSize) }
    }
    if let pass, !pass.mayLayOut(self) { return placeholderLayout(in: range) }
    let readings = pass?.beginLayout(of: self, in: range) ?? ParentSizeReadings()
    pass?.spans?.begin(.layout, of: self)
    let layout = computeLayout(
      thatFits: range, restrictedTo: size, relativeTo: parentSize.noted(in: readings))
    let isValid = check(layout, range)
    pass?.spans?.end(.layout, of: self)
    pass?.endLayout()
    pass?.counters.layoutsComputed += 1
    // A later pass must not find the result of a mistake as a known layout.
    if !isValid || pass?.hasFailed == true { return placeholderLayout(in: range) }
    let axes = readings.axes
    parentSize.note(axes)
    remember(
      layout.content,
      LayoutCacheKey(range, parentSize.lengths, reading: axes, choosing: layout.size))
    return layout
  }

  /// The number of cached layouts of a component; flexbox asks for up to three in one pass.
  private static let rememberedLayouts = 4

  private func cachedLayout(_ range: SizeRange, _ parentSize: ParentSize) -> LayoutContent? {
    var candidate = newestLayout
    while let content = candidate {
      if !content.isSizeAlone, content.answers(range, parentSize) { return content }
      candidate = content.older
    }
    return nil
  }

  /// The size of an answer that only its size is left of; ``layout(thatFits:parentSize:)`` would compute
  /// it again.
  package final func rememberedSize(thatFits range: SizeRange, parentSize: ParentSize) -> Size? {
    let pass = Pass.current
    guard pass?.usesKnownLayouts != false else { return nil }
    var candidate = newestLayout
    while let content = candidate {
      if content.answers(range, parentSize) {
        guard content.isSizeAlone else { return nil }
        pass?.counters.layoutsReused += 1
        return content.size
      }
      if content.holds(forAnyHeightIn: range) {
        pass?.counters.layoutsReused += 1
        return content.size
      }
      candidate = content.older
    }
    // The layout of a render component is that of its child.
    return rendering == nil
      ? nil : child(at: 0)?.rememberedSize(thatFits: range, parentSize: parentSize)
  }

  /// Drops the cached layouts that are not shown.
  ///
  /// A component that is made anew with its parent is not asked again, unless the parent is asked
  /// something new. One that may outlive its parent is asked the same questions by the next one: where
  /// an answer is not `content`, its size alone is what that one will need of it.
  final func keepOnly(_ content: LayoutContent, andSizes keepsSizes: Bool) {
    var answer = newestLayout
    if answer == nil || (answer === content && content.older == nil) { return }
    let isAnswer = keeps(content)
    newestLayout = nil
    var last: LayoutContent?
    while let next = answer {
      answer = next.older
      if next !== content {
        let isKnown = isAnswer && content.takeSize(of: next)
        guard keepsSizes, next.children.isEmpty || !isKnown else { continue }
      }
      let kept = next === content || next.children.isEmpty ? next : LayoutContent(sizeOf: next)
      kept.older = nil
      if let last { last.older = kept } else { newestLayout = kept }
      last = kept
    }
  }

  private func remember(_ content: LayoutContent, _ question: LayoutCacheKey) {
    // A wrapper may return the very layout of its child again.
    guard content.older == nil, newestLayout !== content else { return }
    content.question = question
    content.older = newestLayout
    newestLayout = content
    var last = content
    for _ in 1..<Self.rememberedLayouts {
      guard let older = last.older else { return }
      last = older
    }
    last.older = nil
  }

  /// Whether `content` is one of the cached layouts.
  package final func keeps(_ content: LayoutContent) -> Bool {
    var candidate = newestLayout
    while let kept = candidate {
      if kept === content { return true }
      candidate = kept.older
    }
    return false
  }

  /// Takes over the cached layouts of `old`, whose children have the same layouts as this component's.
  final func takeLayouts(of old: Component) {
    layoutSerial = old.layoutSerial
    var contents: [LayoutContent] = []
    var candidate = old.newestLayout
    while let content = candidate {
      contents.append(content)
      candidate = content.older
    }
    if contents.allSatisfy({ $0.children.isEmpty }) {
      newestLayout = old.newestLayout
      return
    }
    for content in contents.reversed() {
      let own = content.isSizeAlone ? LayoutContent(sizeOf: content) : adopted(content)
      if let own, let question = content.question {
        own.holdsForAnyHeight = content.holdsForAnyHeight
        remember(own, question)
      }
    }
  }

  /// `content` with the children of this component in place of those that they took over from.
  private func adopted(_ content: LayoutContent) -> LayoutContent? {
    var children: [Layout.Child] = []
    children.reserveCapacity(content.children.count)
    var place = 0
    for part in content.children {
      let old = part.layout.component
      guard let child = successor(of: old, from: &place),
        let own = child === old ? part.layout.content : child.answer(like: part.layout.content)
      else { return nil }
      children.append(
        Layout.Child(position: part.position, layout: Layout(component: child, content: own)))
    }
    return LayoutContent(size: content.size, children: children, extra: content.extra)
  }

  /// The child with the same layouts as `old`, sought from `place` on.
  private func successor(of old: Component, from place: inout Int) -> Component? {
    let count = numberOfChildren
    for _ in 0..<count {
      if place >= count { place = 0 }
      defer { place += 1 }
      if let child = child(at: place), child.layoutSerial == old.layoutSerial { return child }
    }
    return nil
  }

  /// The layout of this component that corresponds to `content` of the component it took over from;
  /// `nil` if there is none.
  private func answer(like content: LayoutContent) -> LayoutContent? {
    if content.children.isEmpty || keeps(content) { return content }
    if let question = content.question {
      let range = question.range(choosing: content.size)
      if let known = cachedLayout(range, ParentSize(question.parent)) { return known }
    }
    return adopted(content)
  }

  /// The empty layout that a failed pass uses.
  private func placeholderLayout(in range: SizeRange) -> Layout {
    Layout(of: self, size: range.min)
  }

  private func check(_ layout: Layout, _ range: SizeRange) -> Bool {
    require(
      layout.component === self,
      """
      \(typeName) computed a layout of \(layout.component.typeName); computeLayout must answer \
      with Layout(of: self, …).
      \(Pass.current?.layoutStackDescription ?? "")
      """)
      && require(
        layout.size.width.isFinite && layout.size.height.isFinite,
        """
        \(typeName) computed the size \(layout.size) in \(range); a size must be finite.
        \(Pass.current?.layoutStackDescription ?? "")
        """)
      && require(
        range.contains(layout.size, tolerance: 0.0001),
        """
        \(typeName) computed the size \(layout.size), which is outside of \(range); clamp it to the \
        range computeLayout is given.
        \(Pass.current?.layoutStackDescription ?? "")
        """)
      && require(
        layout.children.isEmpty || numberOfChildren > 0,
        """
        \(typeName) laid out children but does not show them: override numberOfChildren and \
        child(at:), or derive it from LayoutComponent.
        """)
  }
}

extension SizeRange {
  /// Whether `size` is in the range, give or take `tolerance`.
  fileprivate func contains(_ size: Size, tolerance: Double) -> Bool {
    size.width >= min.width - tolerance && size.width <= max.width + tolerance
      && size.height >= min.height - tolerance && size.height <= max.height + tolerance
  }
}
