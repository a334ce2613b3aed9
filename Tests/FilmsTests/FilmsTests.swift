import Testing
import TrellisTesting

@testable import Films

struct FilmsTests {
  @Test func filmsMoveBetweenTheLists() throws {
    let films = Film.all { "/\($0)" }
    let shelf = Shelf(films)
    let page = TestPage { FilmsPage(shelf: shelf) }
    try page.click("Seen: Tide")
    #expect(shelf.films[.seen] == [films[0]])
    try page.click("Watch again: Tide")
    #expect(shelf.films[.next] == [films[1], films[2], films[0]])
    #expect(shelf.films[.seen] == [])
  }

  @Test func removedFilmsArePutBack() throws {
    let shelf = Shelf(Film.all { "/\($0)" })
    let page = TestPage { FilmsPage(shelf: shelf) }
    try page.click("Remove: Colony")
    #expect(shelf.isIncomplete)
    shelf.move(Film.all { "/\($0)" }[1], to: .seen)
    #expect(shelf.films[.seen] == nil, "a film that was removed does not come back by its end")
    try page.click("Put all back")
    #expect(shelf.films[.next]?.map(\.id) == ["tide", "descent", "colony"])
    #expect(!shelf.isIncomplete)
  }
}
