import Testing
import TrellisComponents
import TrellisUI
import TrellisViews

@testable import TrellisControls

@MainActor struct ToastCenterTests {
  private let said = Box([String]())
  private let owner = Box(0)

  private func center() -> ToastCenter {
    let said = said
    return ToastCenter(
      announce: AnnounceAction(owner: owner) { text, priority in
        said.value.append(priority == .assertive ? "! " + text : text)
      }
    ) {}
  }

  @Test func aWarningIsUrgent() {
    let center = center()
    center.show(Toast("Saved"))
    center.show(Toast("Full", tone: .warning))
    center.show(Toast("Failed", tone: .danger))
    #expect(said.value == ["Saved", "! Full", "! Failed"])
  }

  @Test func theEndOfAReplacedToastLeavesTheNewOne() {
    let center = center()
    center.show(Toast("1 of 2", id: "progress"))
    let former = center.entries[0]
    center.show(Toast("2 of 2", id: "progress"))
    center.end(former)
    #expect(center.entries.map(\.toast.title) == ["2 of 2"])
  }

  /// The page may have shown a toast with the id before its tab brought the toasts of the former page.
  @Test func aCarriedToastDoesNotRepeatOne() {
    let (former, next) = (center(), center())
    former.show(Toast("Saved"))
    former.show(Toast("Sent"))
    next.show(Toast("Saved"))
    next.adopt(former.packed { _ in }.toasts)
    #expect(next.entries.map(\.toast.title) == ["Saved", "Sent"])
  }
}
