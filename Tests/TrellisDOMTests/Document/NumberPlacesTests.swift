import Testing

@testable import TrellisDOM

struct NumberPlacesTests {
  @Test(arguments: [1, 2, 3, 4, 16, 64, 1_024, 65_536] as [UInt32])
  func numbersWithAConstantStepHaveTheirPlaces(step: UInt32) {
    var places = NumberPlaces()
    let numbers = (0..<3_000 as Range<UInt32>).map { 2 + $0 * step }
    for (place, number) in numbers.enumerated() {
      #expect(places[number] == nil)
      #expect(places.place(of: number, or: place) == place)
    }
    for (place, number) in numbers.enumerated() {
      #expect(places.place(of: number, or: 1_000_000) == place)
      #expect(places[number] == place)
    }
    #expect(places.count == numbers.count)
    #expect(places[1] == nil)
  }

  @Test func anEmptyTableHasNoPlaces() {
    let places = NumberPlaces()
    #expect(places[7] == nil)
    #expect(places.count == 0)
  }
}
