import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisUI
import TrellisViews

struct AsyncImageTests {
  /// No script replaces a picture of an exported page; its style sheet shows the text.
  @Test func anImageOfAnExportedPageHasTheTextForAFailure() throws {
    func picture() -> some View { AsyncImage("/a.jpg", label: "A lake", ratio: 2) }
    let image = try controlPage { picture().environment(\.pageMedium, .file) }
      .element(named: "A lake")
    #expect(image.attribute("data-failed") == "The picture could not be loaded.")
    #expect(image.attribute("alt") == "A lake")
    let live = try controlPage { picture() }.element(named: "A lake")
    #expect(live.attribute("data-failed") == nil)
  }

  /// Row I3, in a component of an application.
  @Test(arguments: [(ContentMode.fill, "cover"), (.fit, "contain")])
  func aPictureFillsItsAreaOrFitsInIt(mode: ContentMode, style: String) throws {
    let page = TestPage(provider: {
      HostingComponent(AsyncImage("/a.jpg", label: "A lake", ratio: 2, contentMode: mode))
    })
    let picture = try page.element(named: "A lake")
    #expect(picture.style("object-fit") == style, "a filling picture shows its middle")
    #expect(picture.attribute("class")?.contains("l-picture") == true, "with the placeholder color")
    #expect(picture.attribute("src") == "/a.jpg")
  }

  @Test func addressesInTheListOfSizesAreSingleItems() throws {
    let page = controlPage {
      AsyncImage("/big.png", label: "x", ratio: 2, sources: [400: "/s 400.png", 800: "/l,"])
    }
    let picture = try page.element(named: "x")
    #expect(picture.attribute("srcset") == "/s%20400.png 400w, /l%2C 800w")
  }

  /// The two addresses name two files, though their texts are canonically equivalent.
  @Test func aPictureIsShownAfterTheFailureOfOneWithAnEquivalentAddress() throws {
    struct Pictures: View {
      @State private var isOther = false
      var body: some View {
        AsyncImage(isOther ? "/cafe\u{301}.jpg" : "/caf\u{e9}.jpg", label: "A lake", ratio: 2)
        Button("Next") { isOther = true }
      }
    }
    let page = controlPage { Pictures() }
    try page.send("error", to: page.element(named: "A lake"))
    #expect(page.first("div", "role", "img") != nil)
    try page.click("Next")
    #expect(page.first("div", "role", "img") == nil)
    let source = try #require(try page.element(named: "A lake").attribute("src"))
    #expect(source.unicodeScalars.elementsEqual("/cafe\u{301}.jpg".unicodeScalars))
  }

  @Test func anImageHasItsSizeBeforeItIsLoadedAndAnIconIfItFails() throws {
    let page = controlPage {
      VStack(alignment: .leading) {
        AsyncImage("/a.jpg", label: "A lake", ratio: 2, sources: [400: "/s.jpg", 800: "/l.jpg"])
          .frame(width: 200)
      }
    }
    let picture = try page.element(named: "A lake")
    #expect(picture.attribute("loading") == "lazy")
    #expect(picture.attribute("srcset") == "/s.jpg 400w, /l.jpg 800w")
    let frame = try #require(picture.frame)
    #expect(frame.width == 200 && frame.height == 100)
    try page.send("error", to: picture)
    #expect(page.texts.contains("The picture could not be loaded."))
    #expect(page.first("div", "role", "img")?.frame?.height == 100)
  }
}
