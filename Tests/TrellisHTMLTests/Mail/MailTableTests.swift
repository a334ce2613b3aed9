import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct MailTableTests {
  @Test func aTableHasTheBackgroundOfItsBox() {
    let document = Document()
    let box = document.makeElement("div")
    box.frame = Frame(left: 0, top: 0, width: 100, height: 40)
    box.setStyle("background-color", "#ff0000")
    let text = document.makeElement("p")
    text.frame = Frame(left: 10, top: 10, width: 50, height: 20)
    text.text = "x"
    box.insert(text)
    document.root.insert(box)
    let html = MailWriter.mail(document, styles: MailStyles("")).html
    #expect(html.contains(" width=\"100\" bgcolor=\"#ff0000\" style=\"background-color:#ff0000"))
  }
}
