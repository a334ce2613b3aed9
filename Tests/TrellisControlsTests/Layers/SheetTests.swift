import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct SheetTests {
  struct Page: View {
    @State var isShown = false
    @State var refuses = false
    @State var log = ""
    var body: some View {
      Text(log)
      Button("Open") { isShown = true }
        .sheet(
          "Details",
          isPresented: Binding(
            get: { isShown }, set: { if $0 || !refuses { isShown = $0 } }),
          onDismiss: { log += "left;" }, content: { Content() })
      Button("Refuse") { refuses = true }
      Button("Hide") { isShown = false }
    }
  }

  struct Content: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Text("Inside")
      Button("Done") { dismiss() }
    }
  }

  private func layer(_ page: TestPage) throws -> Element {
    try #require(page.elements.first { $0.tag == "dialog" })
  }

  @Test func theContentIsMadeWhileTheSheetIsShown() throws {
    let page = TestPage { Page() }
    let layer = try layer(page)
    #expect(layer.attribute("data-shown") == nil && !page.texts.contains("Inside"))
    #expect(layer.attribute("aria-label") == "Details")
    try page.click("Open")
    #expect(layer.attribute("data-shown") == "0" && page.texts.contains("Inside"))
    try page.click("Hide")
    #expect(layer.attribute("data-shown") == nil && !page.texts.contains("Inside"))
    #expect(!page.texts.contains("left;"))
  }

  @Test func theUserOrTheContentHidesTheSheet() throws {
    let page = TestPage { Page() }
    try page.click("Open")
    try page.send("dismiss", to: try layer(page))
    #expect(try layer(page).attribute("data-shown") == nil && page.texts.contains("left;"))
    try page.click("Open")
    #expect(try layer(page).attribute("data-shown") == "1")
    try page.click("Done")
    #expect(try layer(page).attribute("data-shown") == nil && page.texts.contains("left;left;"))
  }

  @Test func aRefusedDepartureShowsTheSheetAgain() throws {
    let page = TestPage { Page() }
    try page.click("Open")
    try page.click("Refuse")
    try page.send("dismiss", to: try layer(page))
    #expect(try layer(page).attribute("data-shown") == "1" && page.texts.contains("Inside"))
  }

  @Test func aCommandOfTheBrowserPresentsTheSheet() throws {
    let page = TestPage { Page() }
    try page.send("present", to: try layer(page))
    #expect(try layer(page).attribute("data-shown") == "0" && page.texts.contains("Inside"))
  }

  @Test func aNarrowWindowShowsTheSheetAtTheBottom() throws {
    for (width, name) in [(390.0, "l-sheet"), (800, "l-dialog")] {
      let traits = Traits(viewport: Size(width: width, height: 800))
      let page = TestPage(environment: HostEnvironment(traits: traits)) { Page() }
      try page.click("Open")
      let layer = try layer(page)
      #expect(layer.attribute("class")?.contains(name) == true)
      #expect((layer.frame?.width == 390) == (width == 390))
    }
  }

  @Test func aLayerIsNoLargerThanTheWindow() throws {
    struct Large: View {
      var body: some View {
        Text("a").sheet(isPresented: .constant(true)) {
          Color.accent.frame(width: 5000, height: 5000)
        }
      }
    }
    let traits = Traits(viewport: Size(width: 700, height: 500))
    let page = TestPage(environment: HostEnvironment(traits: traits)) { Large() }
    let frame = try #require(try layer(page).frame)
    #expect(frame.width == 684 && frame.height == 484)
    #expect(page.host.size.height == 500)
  }

  @Test func aSheetIsShownWhileTheItemIsSet() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Items: View {
      @State var item: Item?
      var body: some View {
        Button("One") { item = Item(id: 1) }
        Button("Two") { item = Item(id: 2) }
        Text("Base").sheet(item: $item) { item in Text("Item \(item.id)") }
      }
    }
    let page = TestPage { Items() }
    try page.click("One")
    #expect(page.texts.contains("Item 1"))
    try page.click("Two")
    #expect(page.texts.contains("Item 2") && !page.texts.contains("Item 1"))
    try page.send("dismiss", to: try layer(page))
    #expect(!page.texts.contains("Item 2"))
  }

  @Test func aSheetWithoutATitleHasTheNameOfItsButtonOrAGeneralOne() throws {
    struct Openers: View {
      let title: String?
      var body: some View {
        Button("Edit") {}.sheet(title, isPresented: .constant(true)) { Text("a") }
        Link("More", destination: "/more").sheet(title, isPresented: .constant(true)) { Text("b") }
        VStack {
          Text("One")
          Text("Two")
        }
        .sheet(title, isPresented: .constant(true)) { Text("c") }
      }
    }
    func names(_ title: String?, _ language: String) -> [String?] {
      let traits = Traits(viewport: Size(width: 800, height: 800), language: language)
      let page = TestPage(environment: HostEnvironment(traits: traits)) { Openers(title: title) }
      return page.elements.filter { $0.tag == "dialog" }.map { layer in
        guard let id = layer.attribute("aria-labelledby") else {
          return layer.attribute("aria-label")
        }
        return page.elements.first { $0.attribute("id") == id }?.wholeText
      }
    }
    #expect(names(nil, "en") == ["Edit", "More", "Dialog"])
    #expect(names(nil, "fr") == ["Edit", "More", "Boîte de dialogue"])
    #expect(names("Details", "en") == ["Details", "Details", "Details"])
  }

  @Test func aPopoverWithoutATitleHasTheNameOfItsOpener() throws {
    struct Openers: View {
      let title: String?
      var body: some View {
        HStack {
          Button("More") {}.popover(title, isPresented: .constant(true)) { Text("a") }
          Button("Own") {}.attribute("id", "own")
            .popover(title, isPresented: .constant(true)) { Text("b") }
          Wrapped().popover(title, isPresented: .constant(true)) { Text("c") }
        }
      }
    }
    struct Wrapped: View {
      var body: some View { Button("Inner") {} }
    }
    for width in [390.0, 800] {
      let traits = Traits(viewport: Size(width: width, height: 800))
      let page = TestPage(environment: HostEnvironment(traits: traits)) { Openers(title: nil) }
      let layers = page.elements.filter { $0.attribute("data-layer") != nil }
      let names = layers.map { layer in
        let id = layer.attribute("aria-labelledby")
        return page.elements.first { $0.attribute("id") == id }?.wholeText
      }
      #expect(names == ["More", "Own", "Inner"])
      #expect(layers.dropFirst().first?.attribute("aria-labelledby") == "own")
      #expect(!layers.contains { $0.attribute("aria-label") != nil })
    }
    let page = TestPage { Openers(title: "Details") }
    let layers = page.elements.filter { $0.attribute("data-layer") != nil }
    #expect(layers.count == 3)
    #expect(layers.allSatisfy { $0.attribute("aria-label") == "Details" })
    #expect(!layers.contains { $0.attribute("aria-labelledby") != nil }, "a title is the name")
  }
}
