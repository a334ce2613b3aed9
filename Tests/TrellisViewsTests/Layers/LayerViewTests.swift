import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct LayerViewTests {
  private func page(
    _ kind: LayerKind, width: Double, _ options: LayerOptions = LayerOptions()
  ) -> TestPage {
    TestPage(
      environment: HostEnvironment(traits: Traits(viewport: Size(width: width, height: 600)))
    ) {
      LayerView("layer", kind, options, content: Button("open") {}) {
        Text(String(repeating: "words ", count: 400))
      }
    }
  }

  private func layer(_ page: TestPage) throws -> Element {
    try #require(page.elements.first { $0.attribute("id") == "layer" })
  }

  @Test(arguments: [
    (LayerKind.dialog, 1000.0, 984.0, "l-layer l-dialog"), (.dialog, 390, 374, "l-layer l-dialog"),
    (.sheet, 1000, 984, "l-layer l-dialog"), (.sheet, 390, 390, "l-layer l-sheet"),
    (.drawer, 1000, 944, "l-layer l-drawer"),
  ])
  func aLayerHasTheRoomOfItsKind(
    _ kind: LayerKind, _ window: Double, _ width: Double, _ classes: String
  ) throws {
    let layer = try layer(page(kind, width: window))
    #expect(layer.tag == "dialog" && layer.attribute("class") == classes)
    let frame = try #require(layer.frame)
    // The words of a line are narrower than the room.
    #expect(frame.width <= width && frame.width > width - 60, "\(frame)")
  }

  @Test func aLayerHasTheRoomOfAnotherWindow() throws {
    let page = page(.dialog, width: 1000)
    var traits = page.host.environment.traits
    traits.viewport = Size(width: 900, height: 600)
    page.host.update(traits: traits)
    page.settle()
    let frame = try #require(try layer(page).frame)
    #expect(frame.width <= 884 && frame.width > 824, "\(frame)")
  }

  @Test(arguments: [
    (LayerKind.popover(LayerPlacement()), "auto"), (.menu(LayerPlacement()), "auto"),
    (.list(LayerPlacement()), "manual"),
  ])
  func aListIsNotClosedByAPressOutside(_ kind: LayerKind, _ popover: String) throws {
    #expect(try layer(page(kind, width: 1000)).attribute("popover") == popover)
  }

  @Test func aLayerIsNamedByItsLabelOrItsOpener() throws {
    var options = LayerOptions()
    options.openerID = "opener"
    let named = page(.dialog, width: 1000, options)
    #expect(try layer(named).attribute("aria-labelledby") == "opener")
    #expect(try named.element(named: "open").attribute("id") == "opener")
    options.label = "Label"
    let labelled = page(.dialog, width: 1000, options)
    #expect(try layer(labelled).attribute("aria-label") == "Label")
    #expect(try layer(labelled).attribute("aria-labelledby") == nil)
  }

  /// The element around a component has the id, as attributes cannot be added to a component.
  @Test func aLayerAtAComponentIsNamedByTheElementAroundIt() throws {
    var options = LayerOptions()
    options.openerID = "opener"
    let component = FlexibleComponentView([]) {
      Component(view: ViewConfiguration("i"), size: ComponentSize(width: 10, height: 10))
    }
    let page = TestPage {
      LayerView("layer", .dialog, options, content: component) { Text("inside") }
    }
    let opener = try #require(page.elements.first { $0.attribute("id") == "opener" })
    #expect(opener.children.map(\.tag) == ["i"])
    #expect(try layer(page).attribute("aria-labelledby") == "opener")
  }

  @Test func theButtonsOfALayerInAMenuDoNotCloseTheMenu() throws {
    let page = TestPage {
      LayerView("layer", .dialog, content: Button("open") {}) { Button("inside") {} }
        .environment(\.pressDismissal, PressDismissal(isMenu: true))
    }
    #expect(try page.element(named: "open").attribute("role") == "menuitem")
    #expect(try page.element(named: "inside").attribute("role") == nil)
    #expect(try page.element(named: "inside").attribute("data-do") == nil)
  }

  @Test func aLayerThatTheBrowserOpensIsPresented() throws {
    struct Page: View {
      @State var isPresented = false
      var body: some View {
        Text(isPresented ? "presented" : "not presented")
        PresentedLayer(
          .popover(LayerPlacement()), isPresented: $isPresented, content: Button("open") {}
        ) { Text("inside") }
      }
    }
    let page = TestPage { Page() }
    let layer = try #require(page.elements.first { $0.attribute("data-layer") != nil })
    try page.send("present", to: layer)
    #expect(page.texts.contains("presented"))
    try page.send("dismiss", to: layer)
    #expect(page.texts.contains("not presented"))
  }
}
