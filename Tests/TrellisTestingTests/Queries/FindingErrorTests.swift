import Testing

@testable import TrellisTesting

struct FindingErrorTests {
  private func message(_ query: ElementQuery, in html: String, scope: String? = nil) throws
    -> String
  {
    let page = try SampleClient(html)
    let element = try scope.map { try page.element($0) } ?? page.client.tree.root
    do { _ = try element.get(query) } catch let error as FindingError { return error.description }
    return ""
  }

  @Test func atMostFiveOfSeveralElementsAreListed() throws {
    let six = (1...6).map { "<button>B\($0)</button>" }.joined()
    #expect(
      try message(.role(.button), in: six) == """
        Found 6 times button, not once:
          button “B1”
          button “B2”
          button “B3”
          button “B4”
          button “B5”
          … and 1 more
        """)
    let five = (1...5).map { "<button>B\($0)</button>" }.joined()
    #expect(try message(.role(.button), in: five).hasSuffix("button “B5”"))
  }

  @Test func theMostSimilarElementsAreNearest() throws {
    #expect(
      try message(
        .button("Send"),
        in: """
          <button>Delete</button><button>Sand</button><button>Resend now</button><a href=/>Send it</a>
          <button>Bend</button><button>Sand</button>
          """) == """
          Cannot find button “Send”; the nearest are:
            button “Sand”
            button “Resend now”
            button “Bend”
            link “Send it”
            button “Delete”
          """)
  }

  @Test func fieldsAreListedByTheRequestedAttribute() throws {
    let html = """
      <label for=a>Name</label><input id=a placeholder=Ada value=Bo title=T data-testid=field>
      <img alt=Map>
      """
    #expect(
      try message(.label("Nam"), in: html).hasSuffix("\n  textbox “Name” with the label “Name”"))
    #expect(
      try message(.placeholder("Ad"), in: html)
        .hasSuffix("\n  textbox “Name” with the placeholder “Ada”"))
    #expect(
      try message(.displayValue("B"), in: html)
        .hasSuffix("\n  textbox “Name” with the value “Bo”"))
    #expect(try message(.title("S"), in: html).hasSuffix("\n  textbox “Name” with the title “T”"))
    #expect(
      try message(.testID("fields"), in: html)
        .hasSuffix("\n  textbox “Name” with the data-testid “field”"))
    #expect(try message(.altText("Plan"), in: html).hasSuffix("\n  img “Map” with the alt “Map”"))
    #expect(try message(.text("Nam"), in: html).hasSuffix("\n  <label> “Name”"))
  }

  @Test func withoutNearElementsTheTextIsShown() throws {
    #expect(
      try message(.button("A"), in: "<p>One</p><p>Two</p>")
        == "Cannot find button “A”; there is: One Two")
    #expect(
      try message(.button("A"), in: "<nav title=N id=n></nav>", scope: "n")
        == "Cannot find button “A” in navigation “N”; nothing shows there")
    let long = String(repeating: "a", count: 301)
    #expect(
      try message(.css("b"), in: "<p>\(long)</p>")
        == "Cannot find element that matches b; there is: \(long.prefix(299))…")
  }

  @Test func aHiddenElementIsNamed() throws {
    #expect(
      try message(.button("A"), in: "<p>One</p><button hidden>A</button>")
        == "Cannot find button “A”; there is: One\nThere is one that does not show.")
    #expect(
      try message(.button("A"), in: "<p>One</p><button aria-hidden=true>A</button>").hasSuffix(
        "\nThere is one that is hidden from assistive technology, or behind a dialog."))
    #expect(!(try message(.button("A"), in: "<button hidden>B</button>").contains("There is one")))
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("Sand", "send", 1),
    ("sed", "send", 1), ("resend", "send", 1), ("delete", "send", 5), ("kitten", "sitting", 3),
    ("ab", "ba", 2),
  ])
  func theDistanceOfTextsIsTheNumberOfChanges(one: String, other: String, count: Int) {
    #expect(one.distance(to: other) == count)
  }

  @Test func anElementIsLocated() throws {
    let page = try SampleClient(
      "<nav title=Main><div><button id=x frame='1 2 30 10'>A</button></div></nav><p id=y>P</p>")
    #expect(try page.element().located == "button “A” at (1, 2; 30 × 10) in navigation “Main”")
    #expect(try page.element("y").located == "paragraph “P”")
  }
}
