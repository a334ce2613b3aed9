import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientFormsTests {
  @Test func aFormSendsItsEntries() throws {
    let page = try SampleClient(
      """
      <form id=f data-on=submit:f><input name=a value=1><input name=b disabled value=2>
      <input value=3><input name='' value=4><input name=c type=checkbox checked>
      <input name=d type=checkbox><input name=e type=radio value=r checked>
      <input name=g type=hidden value=5><input name=h type=file><input name=i type=submit value=6>
      <select name=j><option>x</option></select>
      <select name=k multiple><option selected>x</option><option selected>y</option></select>
      <textarea name=l>text</textarea><input name=m type=number live-value=1x>
      <input name=s type=number>
      <button id=x name=n value=7>Send</button>
      <fieldset disabled><input name=o value=8></fieldset></form>
      <input form=f name=p value=9><input name=q value=10><input form=x name=r value=11>
      """)
    try page.click()
    let fields = try #require(page.consumeEvents().first).fields
    #expect(
      fields.map { "\($0.name)=\($0.value)" } == [
        "a=1", "c=on", "e=r", "g=5", "j=x", "k=x", "k=y", "l=text", "m=", "s=", "p=9",
      ])
    #expect(fields.filter(\.hasBadInput).map(\.name) == ["m"])
    #expect(page.client.load == nil)
  }

  @Test func aFormWithoutAListenerLoadsItsAddress() throws {
    let page = try SampleClient(
      """
      <form action=/find?old=1><input name=q value='a b&é~&#9;'><input name=page value=2>
      <button id=x>Find</button></form><form method=post action=/p><button id=y>Post</button></form>
      <form><button id=z>Again</button></form>
      """)
    try page.click()
    #expect(page.client.load == "/find?q=a+b%26%C3%A9%7E%09&page=2")
    page.client.load = nil
    try page.click("y")
    #expect(page.client.load == nil)
    try page.apply([.url("/list?a=1", replacing: true)])
    try page.click("z")
    #expect(page.client.load == "/list")
  }

  @Test func anEmptyRequiredFieldIsNotSent() throws {
    let page = try SampleClient(
      """
      <form data-on=submit><input id=a required disabled><input id=b required data-on=invalid>
      <input id=c type=checkbox required data-on=invalid><button id=x>Send</button>
      <button id=y formnovalidate>Skip</button></form>
      <form novalidate data-on=submit><input required><button id=z>Send</button></form>
      """)
    try page.click("y")
    #expect(page.takeNames() == ["submit root"])
    try page.click()
    #expect(page.takeNames() == ["invalid b"])
    #expect(page.focused == "b")
    try page.client.type("v", into: page.key("b"))
    try page.click()
    #expect(page.takeNames() == ["invalid c"])
    try page.click("c")
    try page.click()
    try page.click("y")
    try page.click("z")
    #expect(page.takeNames() == ["submit root", "submit root", "submit root"])
  }

  @Test func enterPressesTheFirstButtonOfAForm() throws {
    let page = try SampleClient(
      """
      <form id=f data-on=submit><input id=x data-on=change:v><button type=button data-on=click>B</button>
      <button id=a data-on=click>A</button><button id=b data-on=click>B</button></form>
      <form id=g data-on=submit><input id=y><input id=c type=submit disabled data-on=click></form>
      <form id=h data-on=submit><input id=z></form><input id=n data-on=change>
      <form id=k data-on=submit><input id=o><input id=d type=image alt=D data-on=click></form>
      """)
    try page.client.type("v", into: page.key())
    page.client.press(.enter)
    #expect(page.takeNames() == ["change x", "click a", "submit f"])
    try page.click("y")
    page.client.press(.enter)
    #expect(page.takeNames() == [])
    try page.click("z")
    page.client.press(.enter)
    #expect(page.takeNames() == ["submit h"])
    try page.click("o")
    page.client.press(.enter)
    #expect(page.takeNames() == ["click d", "submit k"])
    try page.client.type("v", into: page.key("n"))
    page.client.press(.enter)
    #expect(page.takeNames() == ["change n"])
  }

  @Test func aFormIsSubmittedByAnElementInIt() throws {
    let page = try SampleClient(
      "<form id=f data-on=submit><p id=x>P</p><input id=r type=reset></form><p id=y>P</p>")
    try page.client.submit(page.key())
    #expect(page.takeNames() == ["submit f"])
    #expect(
      page.failure { try page.client.submit(page.key("y")) }
        == "Cannot submit: the element is in no form")
  }

  @Test func aResetIsReported() throws {
    let page = try SampleClient(
      "<form id=f data-on='reset submit'><input id=x type=reset><input type=submit id=y></form>")
    try page.click()
    try page.click("y")
    #expect(page.takeNames() == ["reset f", "submit f"])
  }

  @Test func aFocusedFieldIsCommittedBeforeItsFormIsSent() throws {
    let page = try SampleClient(
      "<form id=f data-on=submit><input id=x data-on=change></form>")
    try page.client.type("v", into: page.key())
    try page.client.submit(page.key())
    #expect(page.takeNames() == ["change x", "submit f"])
  }
}
