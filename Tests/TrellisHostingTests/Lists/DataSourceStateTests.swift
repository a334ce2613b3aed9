import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout

/// The cases of CKDataSourceStateTests and CKDataSourceConfigurationTests.
struct DataSourceStateTests {
  private func makeState(
    _ models: [[String]], _ configuration: DataSource<String>.Configuration
  ) throws -> DataSource<String>.State {
    let source = DataSource(configuration)
    var insertions: [ItemIndex: String] = [:]
    for (section, models) in models.enumerated() {
      for (item, model) in models.enumerated() { insertions[ItemIndex(section, item)] = model }
    }
    try source.apply(
      Changeset(
        insertedSections: Set(models.indices), insertions: Set(insertions.keys)),
      values: .init(insertions: insertions))
    return source.state
  }

  private let configuration = DataSource<String>.Configuration { _ in nil }

  /// testEnumeratingState, testEnumeratingStateInSection, testStoppingEnumeration
  @Test func itemsAreEnumeratedInOrder() throws {
    let state = try makeState([["0", "1"], ["2", "3"]], configuration)
    var seen: [String] = []
    state.forEachItem { seen.append("\($0) \($1.model)") }
    #expect(seen == ["0-0 0", "0-1 1", "1-0 2", "1-1 3"])
    #expect(state.sections[0].map(\.model) == ["0", "1"])
    struct Stop: Error {}
    seen = []
    #expect(throws: Stop.self) {
      try state.forEachItem {
        seen.append($1.model)
        throw Stop()
      }
    }
    #expect(seen == ["0"])
  }

  @Test func placesOutsideOfTheListHaveNoItem() throws {
    let state = try makeState([["0"], []], configuration)
    #expect(state.counts == [1, 0])
    #expect(state.count == 1)
    #expect(state.numberOfItems(in: 0) == 1)
    for section in [-1, 2, .max, .min] { #expect(state.numberOfItems(in: section) == 0) }
    for index in [ItemIndex(0, 1), ItemIndex(0, -1), ItemIndex(.min, .max), ItemIndex(1, 0)] {
      #expect(state[index] == nil)
    }
  }

  /// testStateEquality, testNonEqualStates
  @Test func statesAreEqualByModelsAndConfiguration() throws {
    let state = try makeState([["0"]], configuration)
    #expect(try state == makeState([["0"]], configuration))
    #expect(try state != makeState([["1"]], configuration))
    #expect(try state != makeState([["0"], []], configuration))
    let other = DataSource<String>.Configuration { _ in nil }
    #expect(try state != makeState([["0"]], other))
  }

  /// test_WhenStateIsEmpty_CompactDescriptionIsJustBraces, test_CompactDescriptionFormat
  @Test func aStateDescribesItself() throws {
    #expect(try makeState([], configuration).description == "{}")
    #expect(
      try makeState([["a"], ["b"]], configuration).description == "{\n0-0: a,\n1-0: b\n}")
  }

  /// testConfigurationEquality, test_WhenContextsAreDifferent_NotEqual, test_WhenSizeRangesAreDifferent_NotEqual
  @Test func configurationsAreEqualToTheirCopies() {
    var copy = configuration
    #expect(copy == configuration)
    copy.sizeRange = SizeRange(max: Size(width: 1, height: 1))
    #expect(copy != configuration)
    #expect(copy.hasSameProvider(as: configuration))
    let other = DataSource<String>.Configuration { _ in nil }
    #expect(configuration != other)
  }
}
