import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct TextFieldTests {
  private func field(_ page: TestPage, _ name: String = "Field") throws -> Element {
    let element = try page.element(named: name)
    #expect(element.tag == "input")
    return element
  }

  @Test func kindNameMeaningAndSubmitLabelAreAttributesOfTheInput() throws {
    let page = viewPage {
      TextField("Field", text: .constant("")).kind(.email).name("mail")
        .textContentType(.emailAddress).submitLabel(.send)
    }
    let input = try field(page)
    #expect(input.attribute("type") == "email")
    #expect(input.attribute("name") == "mail")
    #expect(input.attribute("autocomplete") == "email")
    #expect(input.attribute("enterkeyhint") == "send")
  }

  /// The names come from the attribute `autocomplete` in HTML.
  @Test(
    arguments: [
      (.name, "name"), (.givenName, "given-name"), (.familyName, "family-name"),
      (.username, "username"), (.password, "current-password"), (.newPassword, "new-password"),
      (.oneTimeCode, "one-time-code"), (.emailAddress, "email"), (.telephoneNumber, "tel"),
      (.url, "url"), (.organizationName, "organization"),
      (.fullStreetAddress, "street-address"), (.postalCode, "postal-code"),
      (.addressCity, "address-level2"), (.countryName, "country-name"),
      (TextContentType("shipping tel"), "shipping tel"),
    ] as [(TextContentType, String)])
  func eachMeaningHasItsNameInHTML(_ type: TextContentType, name: String) throws {
    let page = viewPage { TextField("Field", text: .constant("")).textContentType(type) }
    #expect(try field(page).attribute("autocomplete") == name)
  }

  @Test(arguments: TextField.Kind.allCases)
  func eachKindIsATypeOfTheInput(_ kind: TextField.Kind) throws {
    let page = viewPage { TextField("Field", text: .constant("")).kind(kind) }
    #expect(try field(page).attribute("type") == kind.rawValue)
  }

  @Test func modifiersOfTheViewBelongToTheInput() throws {
    let page = viewPage {
      TextField("Field", text: .constant("")).attribute("id", "search").cornerRadius(3)
        .accessibilityLabel("Other")
    }
    let input = try field(page, "Other")
    #expect(input.attribute("id") == "search")
    #expect(input.attribute("aria-label") == "Other")
  }

  @Test func anIconIsAtTheStartOfTheField() throws {
    func places(_ direction: WritingDirection) -> [String: String] {
      frames(
        TextField("Field", text: .constant("")).icon(.search).frame(width: 200), height: nil,
        direction: direction)
    }
    #expect(places(.leftToRight)["Field"] == places(.rightToLeft)["Field"])
    let page = viewPage { VStack { TextField("Field", text: .constant("")).icon(.search) } }
    let input = try field(page)
    #expect(input.style("padding-left") == "22px")
    let icon = try #require(page.elements.first { $0.attribute("aria-hidden") == "true" })
    #expect(icon.style("pointer-events") == "none")
    #expect(icon.frame?.left == 10 && icon.frame?.top == 8)
  }

  @Test func aFieldTakesTheSizeOfAFrame() {
    #expect(
      frames(
        VStack {
          TextField("natural", text: .constant(""))
          TextField("fixed", text: .constant("")).frame(width: 120, height: 44)
          TextField("limited", text: .constant("")).frame(maxWidth: 100)
        })
        == [
          "natural": "0 0 300 32", "fixed": "90 40 120 44", "limited": "100 92 100 32",
        ])
  }

  @Test(arguments: [(-1, 0), (60, 60), (Int.max, 10_000)])
  func theDelayIsLimited(_ delay: Int, _ expected: Int) throws {
    let page = viewPage { TextField("Field", text: .constant("")).delay(milliseconds: delay) }
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.contains(expected == 0 ? "input:v" : "input:d\(expected),v"), "\(body)")
  }

  /// The listeners of both are for `keydown`, with different reactions.
  @Test func aFieldWithASubmitHandlerReactsToOtherKeysToo() throws {
    let log = Log()
    let page = viewPage {
      TextField("Field", text: .constant("")).onKeyPress(.downArrow) { log($0.name) }
        .onSubmit { log("submit") }
    }
    let input = try field(page)
    try page.send("keydown", to: input, key: "Enter")
    let outer = try #require(input.parent)
    try page.send("keydown", to: outer, key: "ArrowDown")
    #expect(log.take() == ["submit", "ArrowDown"])
  }

  /// A field keeps its element when its row moves, as the browser holds the caret of the user.
  @Test func aFieldKeepsItsElementWhenItsRowMoves() throws {
    struct Rows: View {
      @State var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { TextField($0, text: .constant("")) }
        Button("turn") { names.reverse() }
      }
    }
    let page = viewPage { Rows() }
    let first = try field(page, "a")
    try page.click("turn")
    #expect(try field(page, "a") === first)
  }

  @Test func aFormHasADestinationAndAHandler() throws {
    let log = Log()
    let page = viewPage {
      TextField("Field", text: .constant("")).name("search")
        .form(destination: "/find") { log("submitted") }
        .attribute("id", "form")
    }
    let form = try #require(page.elements.first { $0.tag == "form" })
    #expect(form.attribute("action") == "/find" && form.attribute("id") == "form")
    try page.send("submit", to: form)
    #expect(log.take() == ["submitted"])
  }

  @Test func aFieldHasTheFontOfTheViewsAround() throws {
    #expect(
      try field(viewPage { TextField("Field", text: .constant("")) }).style("font-size") == "14px")
    let large = viewPage { TextField("Field", text: .constant("")).font(.title) }
    #expect(try field(large).style("font-size") == "24px")
  }

  @Test func aDisabledFieldIsDisabled() throws {
    let page = viewPage { TextField("Field", text: .constant("")).disabled(true) }
    #expect(try field(page).attribute("disabled") == "")
  }

  @Test func aFieldShrinksInARow() {
    let places = frames(
      HStack(spacing: 0) {
        TextField("Field", text: .constant(""))
        box("box", 100)
      }.frame(width: 150).inPage())
    #expect(places == ["Field": "0 0 50 32", "box": "50 11 100 10"])
  }

  @Test func anIconIsAtTheRightOnPagesFromRightToLeft() throws {
    let page = TestPage(
      environment: HostEnvironment(traits: Traits(writingDirection: .rightToLeft)),
      provider: {
        HostingComponent(Group { TextField("Field", text: .constant("")).icon(.search) })
      })
    let input = try field(page)
    #expect(input.style("padding-right") == "22px" && input.style("padding-left") == nil)
  }

  @Test func aFormWithAnActionIsNotPosted() {
    let page = viewPage { Text("x").form(destination: "/find") {} }
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.contains("data-on=\"submit:p\""), "\(body)")
  }
}
