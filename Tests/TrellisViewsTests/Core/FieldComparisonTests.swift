import Testing

@testable import TrellisViews

struct FieldComparisonTests {
  struct Part<Value> {
    var value: Value
  }

  private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    ViewFields.of(Part<Value>.self).areEqual(Part(value: one), Part(value: other))
  }

  @Test func stringsWithEqualBeginningsDiffer() {
    #expect(areEqual("12345678a", "12345678a"))
    #expect(!areEqual("12345678a", "12345678b"))
    #expect(!areEqual("12345678", "123456789"))
  }

  /// A case that is not `Equatable`; its last byte has the number of the case.
  private enum Kind {
    case first(UInt8)
    case second(UInt8)
    case none
  }

  @Test func casesAreComparedByAllTheirBytes() {
    #expect(areEqual(Kind.first(1), .first(1)))
    #expect(!areEqual(Kind.first(1), .second(1)))
    #expect(!areEqual(Kind.first(1), .first(2)))
    #expect(!areEqual(Kind.first(0), .none))
  }

  @Test func anOptionalViewDiffersFromNone() {
    let text = Text("a")
    #expect(areEqual(text as Text?, text))
    #expect(!areEqual(nil as Text?, text))
    #expect(!areEqual(text as Text?, nil))
    #expect(areEqual(nil as Text?, nil))
  }
}
