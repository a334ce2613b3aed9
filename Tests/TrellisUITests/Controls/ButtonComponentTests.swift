import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

struct ButtonComponentTests {
  @Test func theContentOfALargerButtonIsInTheMiddle() {
    let button = ButtonComponent(action: Action { _ in }, content: box(20, 10))
    let layout = LayoutProbe.layout(button, in: .exactly(100, 40))
    #expect(LayoutProbe.frames(layout) == [Rect(40, 15, 20, 10)])
  }

  @Test func aButtonHasItsLabel() {
    let button = ButtonComponent(
      isEnabled: false, label: "Close", action: Action { _ in }, content: box())
    let attributes = button.viewConfiguration?.attributes
    #expect(attributes?.attribute("aria-label") == "Close")
    #expect(attributes?.attribute("disabled") == "")
    let plain = ButtonComponent(action: Action { _ in }, content: box()).viewConfiguration?
      .attributes
    #expect(plain?.attribute("aria-label") == nil && plain?.attribute("disabled") == nil)
  }
}
