import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI
import TrellisViews

/// Controls in a component of an application.
struct HostedControlTests {
  private final class SizeComponent: RenderComponent<String> {
    override func initialState() -> String? { "S" }

    override func render(_ size: String) -> Component? {
      FlexboxComponent(.column) {
        HostingComponent(
          Picker("Size", selection: Binding(state, size)) {
            ForEach(["S", "M"], id: \.self) { Text($0).tag($0) }
          })
        Component(
          view: ViewConfiguration("output", attributes: [.text(size)]),
          size: ComponentSize(height: 20))
      }
    }
  }

  @Test func aControlChangesTheStateOfTheComponentAroundIt() throws {
    let page = TestPage(provider: { SizeComponent() })
    let select = try #require(page.first("select"))
    #expect(page.report("change", select, value: "M"))
    #expect(page.first("output")?.text == "M")
    #expect(page.first("select")?.children.last?.property("selected") == .bool(true))
    page.host.components(SizeComponent.self).first?.state.set("S")
    page.settle()
    #expect(page.first("select")?.children.first?.property("selected") == .bool(true))
  }

  private struct Shown: View {
    @Binding var size: String
    var body: some View { Text(size) }
  }

  private final class ShowingComponent: RenderComponent<String> {
    override func initialState() -> String? { "S" }
    override func render(_ size: String) -> Component? {
      HostingComponent(Shown(size: Binding(state, size)))
    }
  }

  @Test func aBindingReadsTheNewestValue() throws {
    let page = TestPage(provider: { ShowingComponent() })
    let component = try #require(page.host.components(ShowingComponent.self).first)
    let binding = Binding(component.state, "S")
    binding.wrappedValue = "M"
    #expect(binding.wrappedValue == "M")
    page.settle()
    #expect(page.texts == ["M"])
  }

  /// Bindings of one state and value are equal, so the view is not evaluated again.
  @Test func aViewWithABindingToAStateIsReused() {
    let page = TestPage(provider: { ShowingComponent() })
    page.host.setNeedsUpdate()
    page.host.renderIfNeeded()
    #expect(page.host.counters.componentsRendered == 1)
    #expect(page.host.counters.componentsReused == 1)
  }
}
