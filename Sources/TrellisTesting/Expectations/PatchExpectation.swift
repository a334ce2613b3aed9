extension TestTab {
  /// Checks the size of the patches that the page receives during `actions`.
  ///
  /// In a browser the actions run, but the sizes are not checked.
  ///
  /// - Parameters:
  ///   - bytes: the maximum bytes of all patches together.
  ///   - operations: the maximum number of their operations.
  /// - Throws: ``ExpectationError`` with the sizes and the operations; the errors of the actions.
  public func expectPatch(
    bytes: ClosedRange<Int> = 0...Int.max, operations: ClosedRange<Int> = 0...Int.max,
    isolation: isolated (any Actor)? = #isolation, _ actions: () async throws -> Void
  ) async throws {
    _ = await driver.takePatches()
    try await actions()
    guard let patches = await driver.takePatches() else { return }
    try patches.expect(bytes: bytes, operations: operations)
  }
}

extension TestPatches {
  func expect(bytes: ClosedRange<Int>, operations: ClosedRange<Int>) throws {
    var wrong: [String] = []
    if !bytes.contains(self.bytes) {
      wrong.append("\(self.bytes) bytes, not \(Self.words(bytes))")
    }
    if !operations.contains(self.operations) {
      wrong.append("\(self.operations) operations, not \(Self.words(operations))")
    }
    guard !wrong.isEmpty else { return }
    let list = kinds.prefix(12).joined(separator: ", ") + (kinds.count > 12 ? " …" : "")
    throw ExpectationError(
      "The patch has \(wrong.joined(separator: " and ")): \(list.isEmpty ? "it is empty" : list)")
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
    if range.upperBound == .max { return "at least \(range.lowerBound)" }
    return "\(range.lowerBound) to \(range.upperBound)"
  }
}
