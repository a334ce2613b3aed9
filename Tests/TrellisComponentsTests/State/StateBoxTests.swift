import Testing

@testable import TrellisComponents

struct StateBoxTests {
  @Test func holdsAValueOfItsType() {
    let box = StateBox.of(7)
    #expect(box.value(as: Int.self) == 7)
    #expect(box.isExactly(Int.self))
    #expect(box.uncheckedValue(as: Int.self) == 7)
    #expect(box.value(as: String.self) == nil)
    #expect(!box.isExactly(String.self))
    #expect(box.anyValue as? Int == 7)
  }

  @Test func aMissingValueIsAValue() {
    let box = StateBox.of(Int?.none)
    #expect(box.value(as: Int?.self) == .some(nil))
    #expect(box.isExactly(Int?.self))
  }

  @Test func aValueIsReadAsWhatItConformsTo() {
    class Base {}
    final class Derived: Base {}
    let box = StateBox.of(Derived())
    #expect(box.value(as: Base.self) != nil)
    #expect(!box.isExactly(Base.self))
  }
}
