import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

@MainActor struct ToastTests {
  private let said = Box([String]())

  /// A page with a center, as a route makes it.
  private func page(_ view: @escaping () -> some View) -> (TestPage, ToastCenter) {
    let holder = Box<TestPage?>(nil)
    let owner = Box(0)
    let said = said
    let center = ToastCenter(
      announce: AnnounceAction(owner: owner) { text, priority in
        said.value.append(priority == .assertive ? "! " + text : text)
      }
    ) { holder.value?.host.setNeedsUpdate() }
    let page = TestPage(
      provider: {
        center.over(
          withEnvironment(\.toastCenter, center) { HostingComponent(Group { view() }) })
      })
    holder.value = page
    return (page, center)
  }

  private func toasts(_ page: TestPage) -> [Element] {
    page.elements.filter { $0.attribute("data-toast") != nil && $0.attribute("hidden") == nil }
  }

  @Test func aToastIsInTheTopLayerAndIsAnnouncedOnce() throws {
    let (page, center) = page { Text("content") }
    #expect(page.first("section") == nil)
    center.show(Toast("Saved", message: "All is well.", tone: .success))
    page.settle()
    let region = try #require(page.first("section"))
    #expect(region.attribute("popover") == "manual" && region.attribute("data-shown") == "1")
    #expect(region.attribute("aria-label") == "Messages")
    let toast = try #require(toasts(page).first)
    #expect(toast.attribute("role") == "status" && toast.attribute("data-toast") == "6000 1")
    #expect(toast.attribute("aria-live") == "off", "the live region of the page announces it")
    center.show(Toast("Lost", tone: .danger, duration: nil))
    page.settle()
    #expect(toasts(page).map { $0.attribute("role") } == ["status", "alert"])
    #expect(toasts(page).last?.attribute("data-toast") == "0 2")
    #expect(said.value == ["Saved All is well.", "! Lost"])
    #expect(page.texts.contains("content"))
  }

  @Test func theContentKeepsItsStatesWhenAToastIsShownAndHidden() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let (page, center) = page { Counter() }
    try page.click("Count 0")
    center.show(Toast("Saved"))
    page.settle()
    #expect(page.texts.contains("Count 1"))
    try page.click("Count 1")
    page.report("dismiss", try #require(toasts(page).first))
    #expect(toasts(page).isEmpty && page.texts.contains("Count 2"))
  }

  @Test func theOldestToastIsRemoved() {
    let (page, center) = page { Text("content") }
    let gone = Box([Int]())
    for number in 1...6 { center.show(Toast("Toast \(number)")) { gone.value.append(number) } }
    page.settle()
    #expect(gone.value == [1, 2] && toasts(page).count == 4)
  }

  @Test func aToastReplacesOneWithItsIdentity() throws {
    let (page, center) = page { Text("content") }
    center.show(Toast("1 of 2", id: "progress"))
    center.show(Toast("2 of 2", id: "progress"))
    page.settle()
    #expect(toasts(page).count == 1 && page.texts.contains("2 of 2"))
    #expect(toasts(page).first?.attribute("data-toast") == "6000 2", "its time begins anew")
    center.dismiss("progress")
    page.settle()
    #expect(toasts(page).isEmpty)
  }

  @Test func theButtonRunsItsActionAndClosesTheToast() throws {
    let (page, center) = page { Text("content") }
    let undone = Box(0)
    center.show(Toast("Moved").action("Undo") { undone.value += 1 })
    page.settle()
    try page.click("Undo")
    #expect(undone.value == 1 && toasts(page).isEmpty)
    center.show(Toast("Moved"))
    page.settle()
    try page.click("Dismiss")
    #expect(toasts(page).isEmpty)
  }

  private struct Broken: Error {}

  @Test func anActionThatFailsClosesItsToastAndLeavesTheOthers() throws {
    let (page, center) = page { Text("content") }
    let undone = Box(0)
    center.show(Toast("Lost").action("Restore") { throw Broken() })
    center.show(Toast("Moved").action("Undo") { undone.value += 1 })
    page.settle()
    try page.click("Restore")
    #expect(page.failures.map(\.event) == ["click"])
    #expect(page.failures.allSatisfy { $0.error is Broken })
    #expect(toasts(page).count == 1)
    try page.click("Undo")
    #expect(undone.value == 1 && toasts(page).isEmpty && page.failures.count == 1)
  }

  @Test func aBindingShowsAToastAndIsResetAtItsEnd() throws {
    struct Screen: View {
      @State var toast: Toast?
      var body: some View {
        VStack {
          Button("Show") { toast = Toast("First") }
          Button("Replace") { toast = Toast("Second") }
          Button("Hide") { toast = nil }
          Text(toast?.title ?? "none")
        }
        .toast(item: $toast)
      }
    }
    let (page, _) = page { Screen() }
    try page.click("Show")
    page.settle()
    #expect(toasts(page).count == 1)
    try page.click("Replace")
    page.settle()
    #expect(toasts(page).count == 1 && page.texts.contains("Second"))
    page.report("dismiss", try #require(toasts(page).first))
    page.settle()
    #expect(toasts(page).isEmpty && page.texts.contains("none"))
    try page.click("Show")
    page.settle()
    try page.click("Hide")
    page.settle()
    #expect(toasts(page).isEmpty)
  }

  @Test func timesAreClamped() {
    #expect(Toast("a", duration: .milliseconds(1)).duration == .seconds(1))
    #expect(Toast("a", duration: .seconds(1_000_000)).duration == .seconds(3600))
    #expect(Toast("a", duration: nil).duration == nil)
  }

  @Test(arguments: [(1280.0, 380.0), (300, 268)])
  func theToastsAreWithinTheWindow(window: Double, width: Double) throws {
    let center = ToastCenter(announce: AnnounceAction(owner: nil)) {}
    center.show(Toast("Saved"))
    let page = TestPage(
      environment: HostEnvironment(
        traits: Traits(viewport: Size(width: window, height: 800))),
      provider: { center.over(nil) })
    #expect(page.first("section")?.frame?.width == width)
  }
}
