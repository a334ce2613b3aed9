import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct GeometryReaderTests {
  @Test func theContentGetsItsSizeInTheFirstDocument() {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      provider: {
        HostingComponent(
          HStack(spacing: 0) {
            box("a", 100)
            GeometryReader { room in Text("\(Int(room.size.width)) x \(Int(room.size.height))") }
          })
      })
    #expect(page.texts == ["200 x 200"])
    #expect(!page.host.needsRender)
  }

  @Test func anotherWindowGivesAnotherSize() {
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: {
        HostingComponent(
          GeometryReader { room in
            if room.size.width < 500 { Text("narrow") } else { Text("wide") }
          })
      })
    #expect(page.texts == ["wide"])
    page.host.update(traits: Traits(viewport: Size(width: 400, height: 700)))
    page.settle()
    #expect(page.texts == ["narrow"])
    #expect(!page.host.needsRender)
  }

  @Test func anUnlimitedHeightIsThatOfTheContent() {
    let frames = frames(
      VStack(spacing: 0) {
        GeometryReader { room in box("a", room.size.width / 2, 70) }
        box("b")
      }, height: nil)
    #expect(frames == ["a": "0 0 150 70", "b": "140 70 20 10"])
  }

  @Test func theEnvironmentHasTheSizeOfTheContainer() {
    struct Inside: View {
      @Environment(\.containerSize) private var size
      var body: some View { Text("\(Int(size.width))") }
    }
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      provider: {
        HostingComponent(
          VStack {
            Inside()
            GeometryReader { _ in Inside() }.frame(width: 120)
          })
      })
    #expect(page.texts == ["1280", "120"])
  }

  @Test func readersInsideOfReaders() {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      provider: {
        HostingComponent(
          GeometryReader { outer in
            GeometryReader { inner in Text("\(Int(inner.size.width))") }
              .frame(width: outer.size.width / 3, height: 50)
          })
      })
    #expect(page.texts == ["100"])
  }

  /// The content makes its own reader wider and narrower, which has no end.
  @Test func contentThatChangesItsOwnSizeTerminates() {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      provider: { HostingComponent(Restless()) })
    #expect(!page.host.needsRender)
    #expect(page.texts.count == 1)
  }

  private struct Restless: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        GeometryReader { room in
          Text("\(Int(room.size.width))").frame(width: room.size.width > 100 ? 50 : 400)
        }
      }.fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func statesInsideAreKept() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { HostingComponent(GeometryReader { _ in Counter() }) })
    try page.click("count 0")
    page.host.update(traits: Traits(viewport: Size(width: 400, height: 700)))
    page.settle()
    #expect(page.texts == ["count 1"])
  }

  @Test func aReaderReturnsToAFormerSize() {
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: {
        HostingComponent(GeometryReader { room in Text("\(Int(room.size.width))") })
      })
    for width in [400.0, 800, 400, 1280, 800, 400] {
      page.host.update(traits: Traits(viewport: Size(width: width, height: 700)))
      page.settle()
      #expect(page.texts == ["\(Int(width))"])
    }
  }

  @Test func aReaderInUnlimitedRoomHasALeastLength() {
    let page = TestPage(
      sizeRange: { _ in SizeRange(max: Size(width: 300, height: .infinity)) },
      provider: { HostingComponent(GeometryReader { room in Text("\(room.size.height)") }) })
    #expect(page.texts == ["10.0"])
  }

  @Test func theCountersOfARenderAreThoseOfAllItsBuilds() {
    struct Inner: View {
      var body: some View { Text("inner") }
    }
    func count(_ showsInner: Bool) -> Int {
      TestPage { GeometryReader { _ in if showsInner { Inner() } } }.host.counters
        .componentsRendered
    }
    #expect(count(true) == count(false) + 1)
  }
}
