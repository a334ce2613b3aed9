import TrellisDOM

extension PageElement {
  /// Compares the frame of the element with lengths in CSS px from the top left corner of the page.
  ///
  /// - Parameters:
  ///   - left: not compared if `nil`; the same applies to the other lengths.
  ///   - tolerance: the maximum difference of each length, in CSS px.
  /// - Throws: ``ExpectationError`` with both frames.
  public func expectLayout(
    left: Double? = nil, top: Double? = nil, width: Double? = nil, height: Double? = nil,
    tolerance: Double = 0.5
  ) throws {
    guard let frame else { throw ExpectationError("\(self) has no frame") }
    let pairs = [
      ("left", left, frame.left), ("top", top, frame.top), ("width", width, frame.width),
      ("height", height, frame.height),
    ]
    let wrong = pairs.compactMap { name, wanted, actual -> String? in
      guard let wanted, abs(wanted - actual) > tolerance else { return nil }
      return "\(name) is \(actual.plain), not \(wanted.plain)"
    }
    if !wrong.isEmpty {
      throw ExpectationError("The layout of \(located) differs: \(wrong.joined(separator: ", "))")
    }
  }

  /// Checks that visible descendants do not overflow the element horizontally, and that controls do not overlap.
  ///
  /// Elements that scroll, clip their contents or are layers are not compared with their contents. Elements that are
  /// hidden from sight, such as a skip link without the focus, are not compared at all.
  ///
  /// - Parameter tolerance: in CSS px.
  /// - Throws: ``ExpectationError`` with the elements.
  /// - Complexity: O(*n*) in the elements, and O(*c*²) in the controls.
  public func expectTidyLayout(tolerance: Double = 0.5) throws {
    var problems: [String] = []
    guard let outer = frame else { throw ExpectationError("\(self) has no frame") }
    for element in descendants {
      guard let frame = element.frame, frame.width > 0, frame.height > 0, !element.isInLayer,
        !element.isClipped(in: self)
      else { continue }
      if frame.left < outer.left - tolerance || frame.right > outer.right + tolerance {
        problems.append("\(element) at \(frame) is outside of \(outer)")
      }
    }
    let controls = descendants.filter {
      $0.role?.isInteractive == true && $0.role != .option && $0.isAccessible && !$0.isInLayer
        && !$0.isClipped(in: self)
        && ($0.frame?.width ?? 0) > 0
    }
    for (index, one) in controls.enumerated() {
      for other in controls[(index + 1)...] where !one.contains(other) {
        guard let a = one.frame, let b = other.frame else { continue }
        let width = min(a.right, b.right) - max(a.left, b.left)
        let height = min(a.bottom, b.bottom) - max(a.top, b.top)
        if width > tolerance, height > tolerance, !one.sharesLabel(with: other) {
          problems.append("\(one) at \(a) overlaps \(other) at \(b)")
        }
      }
    }
    if !problems.isEmpty { throw ExpectationError.list("The layout has", problems) }
  }

  private var isInLayer: Bool {
    attribute("data-layer") != nil || tag == "dialog"
      || ancestors.contains { $0.attribute("data-layer") != nil || $0.tag == "dialog" }
  }

  private func isClipped(in scope: PageElement) -> Bool {
    isHiddenFromSight
      || ancestors.prefix { $0 != scope }.contains { element in
        element.isHiddenFromSight
          || ["overflow", "overflow-x", "overflow-y"].contains { name in
            element.style(name).map { $0 != "visible" } ?? false
          }
      }
  }

  /// Whether the element exists only for assistive technology and the keyboard: a skip link without the focus, or an
  /// element that is clipped to nothing.
  private var isHiddenFromSight: Bool {
    let classes = attribute("class")?.split(separator: " ") ?? []
    if classes.contains("l-skip") { return !isFocused && !descendants.contains(where: \.isFocused) }
    let clips = style("clip-path").map { ["inset(50%)", "inset(100%)"].contains($0) } ?? false
    return clips || style("clip").map { $0.hasPrefix("rect(") } ?? false
  }

  /// Buttons that belong to a field overlap it.
  private func sharesLabel(with other: PageElement) -> Bool {
    func isField(_ element: PageElement) -> Bool {
      ["input", "select", "textarea"].contains(element.tag)
    }
    return isField(self) || isField(other)
  }
}

extension ExpectationError {
  /// An error with a list of problems.
  static func list(_ start: String, _ problems: [String]) -> ExpectationError {
    let shown = problems.prefix(20).map { "  \($0)" }.joined(separator: "\n")
    let rest = problems.count > 20 ? "\n  … and \(problems.count - 20) more" : ""
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return ExpectationError("\(start) \(count):\n\(shown)\(rest)")
  }
}

extension TestScope {
  /// Compares the frame of an element with lengths in CSS px from the top left corner of the page.
  ///
  /// - Throws: ``ExpectationError`` with both frames; ``FindingError`` if there is no such element.
  public func expectLayout(
    _ query: ElementQuery, left: Double? = nil, top: Double? = nil, width: Double? = nil,
    height: Double? = nil, tolerance: Double = 0.5
  ) async throws {
    try await get(query).expectLayout(
      left: left, top: top, width: width, height: height, tolerance: tolerance)
  }

  /// Checks that nothing overflows the scope horizontally, and that controls do not overlap.
  ///
  /// - Throws: ``ExpectationError`` with the elements.
  public func expectTidyLayout(tolerance: Double = 0.5) async throws {
    try await element.expectTidyLayout(tolerance: tolerance)
  }
}
