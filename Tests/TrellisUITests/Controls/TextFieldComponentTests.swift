import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisLayout
import TrellisUI

struct TextFieldComponentTests {
  private let field = TextFieldComponent(text: "", label: "Name", onInput: { _ in })

  @Test func isAboutTwentyCharactersWideByDefault() {
    let layout = field.layout(
      thatFits: SizeRange(max: Size(width: 1000, height: 1000)), parentSize: .undefined)
    #expect(layout.size == Size(width: 210, height: 36))
  }

  @Test func isNoWiderThanTheAvailableSpace() {
    let layout = field.layout(
      thatFits: SizeRange(max: Size(width: 90, height: 1000)), parentSize: .undefined)
    #expect(layout.size == Size(width: 90, height: 36))
  }

  @Test func fillsTheStretchedWidth() {
    let layout = field.layout(
      thatFits: SizeRange(min: Size(width: 400, height: 0), max: Size(width: 400, height: 1000)),
      parentSize: .undefined)
    #expect(layout.size == Size(width: 400, height: 36))
  }

  @Test func aDisabledFieldIsDisabled() {
    let disabled = TextFieldComponent(text: "", label: "Name", isEnabled: false, onInput: { _ in })
    #expect(disabled.viewConfiguration?.attributes.attribute("disabled") == "")
    #expect(field.viewConfiguration?.attributes.attribute("disabled") == nil)
  }

  @Test func aChangeIsSentAfterTheDelay() {
    let document = Document()
    let mounter = Mounter(document: document)
    let field = TextFieldComponent(text: "", label: "Name", delay: 300, onInput: { _ in })
    mounter.mount(field.layout(thatFits: SizeRange(), parentSize: .undefined))
    defer { mounter.mount(nil) }
    #expect(HTMLWriter.page(document).body.contains("input:d300,v"))
  }
}
