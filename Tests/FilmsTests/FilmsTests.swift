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

  /// A browser keeps the element of a film whose mark is on the next page, too.
  @Test func eachFilmHasOneMarkOnAllPages() throws {
    func marks(_ page: TestPage) -> [String?] {
      page.elements.filter { $0.tag == "video" }.map { $0.attribute("data-view") }
    }
    let films = Film.all { "/\($0)" }
    let list = marks(TestPage { FilmsPage(shelf: Shelf(films)) })
    #expect(Set(list.compactMap { $0 }).count == films.count)
    #expect(films.flatMap { film in marks(TestPage { FilmPage(film: film) }) } == list)
  }

  @Test func aFilmHasAPage() async throws {
    let site = try await TestSite(FilmsApplication.self)
    let tab = try await site.open("/")
    try await tab.click(.link("About: Colony"))
    try await tab.find(.heading("Colony", level: 1))
    try await tab.click(.link("All films"))
    try await tab.find(.heading("Films", level: 1))
    await #expect(throws: (any Error).self) { try await site.open("/films/none") }
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
