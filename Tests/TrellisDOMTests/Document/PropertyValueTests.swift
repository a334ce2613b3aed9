import Testing
import TrellisDOM

struct PropertyValueTests {
  /// Numbers of the program keep their value up to 2⁵³.
  @Test func literalsHaveTheirKindAndValue() {
    #expect(PropertyValue.number(16_777_217) == 16_777_217)
    #expect(PropertyValue.number(9_007_199_254_740_991) == 9_007_199_254_740_991)
    #expect(PropertyValue.number(0.1) == 0.1)
    #expect(PropertyValue.bool(true) == true)
    #expect(PropertyValue.string("1") == "1")
    #expect(PropertyValue.number(1) != true)
  }
}
