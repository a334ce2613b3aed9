import Foundation
import TestSupport
import Testing
import Trellis
import TrellisTesting

@testable import Components

/// The samples of `docs/COMPONENTS.md`, without a browser.
struct SampleTests {
  /// The texts that begin with `start`.
  private func texts(_ page: TestPage, beginningWith start: String) -> [String] {
    page.texts.filter { $0.hasPrefix(start) }
  }

  @Test func aLeafHasItsSize() throws {
    let page = TestPage { Palette() }
    let frames = try Palette.colors.map { try page.element(named: $0.0).frame }
    #expect(frames.map(\.?.width) == [64, 64, 64, 64])
    #expect(frames.map(\.?.left) == [0, 76, 152, 228])
  }

  @Test func stepsFollowEachOther() throws {
    let page = TestPage { Stairs(overlap: 0.25, children: Palette.colors.map { Swatch($0, $1) }) }
    let frames = try Palette.colors.map { try page.element(named: $0.0).frame }
    #expect(frames.map(\.?.left) == [0, 48, 96, 144])
    #expect(frames.map(\.?.top) == [0, 48, 96, 144])
  }

  @Test func aPosterHasItsRatioAndItsLayers() throws {
    let page = TestPage {
      FlexboxComponent(alignItems: .start) { Poster("Moonrise", note: "16:9") }
    }
    func frame(of text: String) throws -> Frame {
      let element = try #require(page.elements.first { $0.text == text }?.parent)
      return try #require(element.frame)
    }
    let moon = try page.element(named: "Moon")
    let sky = try #require(moon.parent?.frame)
    #expect(sky == Frame(left: 0, top: 0, width: 400, height: 225))
    #expect(moon.frame.map { [$0.left, $0.top] } == [40, 32])
    #expect(try page.element(named: "Hill").frame?.height == 65, "as high as the room below it")
    let (title, note) = (try frame(of: "Moonrise"), try frame(of: "16:9"))
    #expect(abs(title.left + title.width / 2 - 200) <= 0.5)
    #expect(abs(title.top + title.height / 2 - 112.5) <= 0.5)
    #expect(note.top == 12 && note.left + note.width == 388)
  }

  @Test func aStateWidensTheSteps() throws {
    let page = TestPage { Spread() }
    func places() throws -> [Double?] {
      try Palette.colors.map { try page.element(named: $0.0).frame?.left }
    }
    #expect(try places() == [0, 16, 32, 48])
    try page.click("Spread")
    #expect(try places() == [0, 64, 128, 192])
    try page.click("Gather")
    #expect(try places() == [0, 16, 32, 48])
  }

  @Test func aLineTellsItsDistances() throws {
    for gap in [8.0, 24] {
      let page = TestPage { GapComponent(gap, around: Distances()) }
      #expect(page.texts == ["From the left \(Int(gap)) px, from the right \(Int(gap))"])
    }
  }

  @Test func aLetterIsOnItsWayUntilTheAnswer() throws {
    let page = TestPage { Desk() }
    let letter = try #require(page.elements.first { $0.tag == "article" })
    #expect(letter.attribute("aria-label") == "Not sent")
    try page.click("Send")
    #expect(letter.attribute("aria-label") == "On its way")
    #expect(letter.style("opacity") == "0.6")
    try page.click("Change sides")
    #expect(letter.attribute("aria-label") == "On its way", "the letter itself is not updated")
    try page.click("Answer of the post")
    #expect(letter.attribute("aria-label") == "Sent")
    #expect(letter.style("opacity") == nil)
    #expect(letter.style("background") == "var(--t-successsurface)")
    #expect(try page.element(named: "Send").attribute("disabled") != nil)
  }

  @Test func titlesKeepTheirLikesInAnyOrder() throws {
    let page = TestPage { LikedTitles() }
    try page.click("Like Salome")
    try page.click("Like Salome")
    try page.click("Reverse")
    #expect(texts(page, beginningWith: "Likes: 2").count == 1)
    try page.click("Like Salome")
    #expect(texts(page, beginningWith: "Likes: 3").count == 1)
    #expect(texts(page, beginningWith: "Likes: 0").count == 2)
  }

  @Test func oneControllerFollowsAllLamps() throws {
    let page = TestPage { Hall() }
    try page.click("Switch")
    #expect(page.texts.contains("The lamp is on"))
    let controller = try #require(page.controllers(LampController.self).first)
    #expect(controller.events == ["didAcquireView", "didMount", "didUpdateComponent"])
    #expect(controller.component === page.components(Lamp.self).first)
  }

  @Test func aReaderAsksTheController() throws {
    let page = TestPage { Hall() }
    try page.click("Ask the controller")
    #expect(page.texts.suffix(2) == ["didAcquireView", "didMount"])
  }

  @Test func eachRoomHasItsLevel() throws {
    let page = TestPage { Hall() }
    try page.click("Brighter: Stairs")
    try page.click("Switch")
    #expect(texts(page, beginningWith: "Hall:") == ["Hall: 50 %"])
    #expect(texts(page, beginningWith: "Stairs:") == ["Stairs: 60 %"])
  }

  @Test func theTreeNamesTheComponentsWithAnIdentity() throws {
    var describe = { "" }
    let page = TestPage { TreeOfAComponent { describe() } }
    describe = { [unowned page] in page.host.describe().components }
    try page.click("Describe the tree")
    let lines = page.texts.map { $0.trimmingCharacters(in: .whitespaces) }
    let line = /- AComponent \d+ \(origin=guide\)/
    let index = try #require(lines.firstIndex { $0.wholeMatch(of: line) != nil })
    #expect(lines.dropFirst(index + 1).first == "- TextComponent")
  }

  @Test func aChoiceCallsItsPoll() throws {
    let page = TestPage { Poll() }
    try page.click("Tea")
    try page.click("Coffee")
    try page.click("Tea")
    #expect(texts(page, beginningWith: "2 votes").count == 1)
    #expect(texts(page, beginningWith: "1 vote") == ["1 vote"])
  }

  @Test func aKeyVotes() throws {
    let page = TestPage { Poll() }
    let poll = try #require(page.elements.first { $0.tag == "section" })
    for key in ["t", "x", "t"] { try page.send("keydown", to: poll, key: key) }
    #expect(texts(page, beginningWith: "2 votes").count == 1)
    #expect(texts(page, beginningWith: "0 votes").count == 1)
  }

  @Test func loadedTeasFollowTheUnits() async throws {
    let page = TestPage {
      TeaShop { [Tea(name: "Sencha", grams: 5), Tea(name: "Assam", grams: 4)] }
    }
    try page.click("Load")
    #expect(try page.element(named: "Loading …").attribute("disabled") != nil)
    await waitUntil {
      page.settle()
      return page.texts.contains("Sencha: 5 g")
    }
    let bar = page.elements.first { $0.style("border-radius") == "4px" }
    #expect(bar?.frame?.width == (page.root.frame?.width ?? 0) / 2)
    #expect(try page.element(named: "Load").attribute("disabled") == nil)
    try page.check(.checkbox("Ounces"))
    #expect(page.texts.filter { $0.hasSuffix("oz") } == ["Sencha: 0.18 oz", "Assam: 0.14 oz"])
  }

  @Test func aStripIsCutAndAnotherScrolls() throws {
    let page = TestPage { FlexboxComponent(alignItems: .start) { Strips() } }
    let pictures = page.elements.filter { $0.tag == "img" }
    #expect(pictures.map { $0.frame?.width } == [320, 320])
    let strip = try page.element(named: "Strip")
    #expect(strip.frame.map { [$0.width, $0.height] } == [160, 64])
    #expect(page.elements.contains { $0.style("overflow") == "hidden" && $0.frame?.width == 160 })
  }

  @Test func aDiscIsAsRoundAsItIsHigh() throws {
    let page = TestPage { Discs() }
    for name in ["A disc", "A higher disc"] {
      let disc = try #require(page.elements.first { $0.attribute("aria-label") == name })
      let height = try #require(disc.frame).height
      #expect(disc.style("border-radius") == "\(height / 2)px")
    }
  }

  @Test func theFactoryWritesAndTheAttributeTurns() throws {
    let page = TestPage { AuthorComponent() }
    let name = try #require(page.elements.first { $0.text?.hasPrefix("Oscar") == true })
    let author = try #require(name.parent)
    #expect(author.style("filter") == "hue-rotate(0.0deg)")
    try page.click("Turn")
    #expect(author.style("filter") == "hue-rotate(90.0deg)")
  }

  @Test func theFieldMovesWithItsNotebook() throws {
    let page = TestPage { Shelves() }
    func shelf() -> String? {
      let field = page.elements.first {
        $0.tag == "textarea" && $0.attribute("aria-label") == "Notes"
      }
      var element = field
      while let one = element, one.tag != "section" { element = one.parent }
      return element?.attribute("aria-label")
    }
    let field = page.elements.first { $0.tag == "textarea" }
    #expect(shelf() == "Shelf 1")
    try page.click("Move")
    #expect(shelf() == "Shelf 2")
    #expect(page.elements.first { $0.tag == "textarea" } === field)
  }

  @Test func cardsComeAndGo() throws {
    let page = TestPage { CardStack() }
    try page.click("Add")
    #expect(texts(page, beginningWith: "Card").first == "Card 3")
    for _ in 0..<3 { try page.click("Remove") }
    #expect(try page.element(named: "Remove").attribute("disabled") != nil)
  }

  @Test func anOpenDoorLetsTheHouseHear() throws {
    let page = TestPage { House() }
    try page.click("Ring")
    try page.click("Open the door")
    try page.click("Ring")
    #expect(page.texts.contains("Rings at the door: 1"))
    #expect(page.texts.contains("Rings in the house: 1"))
  }

  @Test func aPageHearsWhatNobodyElseDoes() async throws {
    let site = try await TestSite(routes: [
      Route("/", title: "Door") { page in
        page.onAction(.ring) { [unowned page] event in
          let type = event.value(as: UIEvent.self)?.type ?? "nothing"
          page.showToast("\(event.sender.typeName) sent \(type)")
        }
        return ComponentView { Bell("Ring") }
      }
    ])
    let tab = try await site.open("/")
    try await tab.click(.button("Ring"))
    try await tab.find(.text("ButtonComponent sent click"))
  }

  @Test func aControlChangesTheStateOfItsComponent() throws {
    let page = TestPage { Mixer() }
    let slider = try page.element(named: "Volume")
    #expect(page.elements.contains { $0.attribute("aria-label") == "3 bars" })
    try page.send("input", to: slider, value: "7")
    #expect(page.elements.contains { $0.attribute("aria-label") == "7 bars" })
    try page.check(.checkbox("Muted"))
    #expect(page.elements.contains { $0.attribute("aria-label") == "0 bars" })
  }

  @Test func aLibraryShowsTheChangesOfItsDataSource() throws {
    let page = TestPage { LibraryPage() }
    var first: String? { texts(page, beginningWith: "Book ").first }
    #expect(first == "Book 1")
    #expect(page.texts.contains("100 inserted, 0 removed, 0 moved, 0 updated"))
    try page.click("Lend Book 1")
    try page.click("Rename")
    #expect(first == "Book 1, revised")
    #expect(page.texts.contains("Loans: 1"), "an updated item keeps its state")
    try page.click("Insert")
    #expect(first == "Book 101")
    try page.click("Move the last to the start")
    #expect(first == "Book 100")
    try page.click("Remove the first")
    #expect(first == "Book 101")
    #expect(page.texts.contains("0 inserted, 1 removed, 0 moved, 0 updated"))
    try page.click("Remove what is not there")
    #expect(first == "Book 101")
    #expect(page.texts.contains { $0.contains("item 1000 of section 0") })
  }

  @Test func rowsOfALibraryComeAndGo() throws {
    let page = TestPage { LibraryPage() }
    page.host.willAppear()
    func rows() throws -> Int {
      try page.click("Count the rows")
      let summary = try #require(page.texts.first { $0.contains(" books, ") })
      return try #require(summary.split(separator: " ").dropLast().last.flatMap { Int($0) })
    }
    #expect(try rows() == 100)
    try page.click("Add a shelf")
    try page.click("Add a shelf")
    #expect(texts(page, beginningWith: "Book ").count == 300)
    #expect(try rows() == 300, "a list of up to 2,000 rows is mounted whole")
    try page.click("Remove the first")
    #expect(try rows() == 299)
  }

  private final class Seen {
    var numbers: Set<Int> = []
  }

  private struct LongShelf: View {
    let seen: Seen
    @State private var position = ScrollPosition()

    var body: some View {
      VStack {
        Button("Go to the end") { position.scrollTo(row: .max) }
        List(1..<3_001, id: \.self) { number in
          ComponentView { [seen] in
            BookRow(Book(number: number, title: "Book \(number)")) { isShown in
              if isShown { seen.numbers.insert(number) } else { seen.numbers.remove(number) }
            }
          }
        }
        .scrollPosition($position)
        .frame(height: 400)
      }
    }
  }

  /// A list of more than 2,000 rows has a window.
  @Test func rowsComeIntoTheWindowOfAListAndLeaveIt() throws {
    let seen = Seen()
    let page = TestPage { LongShelf(seen: seen) }
    page.host.willAppear()
    #expect(seen.numbers.contains(1) && seen.numbers.count < 100)
    try page.click("Go to the end")
    let titles = texts(page, beginningWith: "Book ")
    #expect(titles.contains("Book 3000"))
    #expect(Set(titles) == Set(seen.numbers.map { "Book \($0)" }))
  }

  @Test func eachSampleHasAPageOfItsOwn() async throws {
    let site = try await TestSite(ComponentsApplication.self)
    for sample in Sample.all {
      let tab = try await site.open(sample.path)
      try await tab.find(.heading(.exactly(sample.title), level: 1))
    }
    try await site.open("/alone").find(.button("Reverse"))
    #expect(Set(Sample.all.map(\.name)).count == Sample.all.count)
    #expect(Set(Sample.all.map(\.step)) == Set(1...11))
  }
}
