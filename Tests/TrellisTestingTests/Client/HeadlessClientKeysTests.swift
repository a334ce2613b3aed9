import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientKeysTests {
  private func value(of page: SampleClient, after key: Key) throws -> String? {
    page.client.press(key)
    return try page.element().value
  }

  @Test func arrowsStepANumberWithinItsLimits() throws {
    let page = try SampleClient(
      "<input id=x type=number min=-1 max=2.5 step=1.5 data-on='input:v change:v'>")
    try page.click()
    #expect(try value(of: page, after: .arrowUp) == "1.5")
    #expect(try value(of: page, after: .arrowUp) == "2.5")
    #expect(page.consumeEvents().map(\.type) == ["input", "change", "input", "change"])
    #expect(try value(of: page, after: .arrowUp) == "2.5")
    #expect(page.consumeEvents().isEmpty)
    #expect(try value(of: page, after: .arrowDown) == "1")
    #expect(try value(of: page, after: .arrowDown) == "-0.5")
    #expect(try value(of: page, after: .arrowDown) == "-1")
    let text = try SampleClient("<input id=x>")
    try text.click()
    #expect(try value(of: text, after: .arrowUp) == "")
  }

  @Test func arrowsMoveASlider() throws {
    let page = try SampleClient("<input id=x type=range><input id=y type=range min=10 max=20>")
    try page.client.perform(.focus(page.key()))
    #expect(try value(of: page, after: .arrowRight) == "51")
    #expect(try value(of: page, after: .arrowUp) == "52")
    #expect(try value(of: page, after: .arrowLeft) == "51")
    #expect(try value(of: page, after: .arrowDown) == "50")
    // Letters are not written into it.
    #expect(try value(of: page, after: "7") == "50")
    try page.client.perform(.focus(page.key("y")))
    page.client.press(.arrowLeft)
    #expect(try page.element("y").value == "14")
  }

  @Test func arrowsChooseAmongRadioButtons() throws {
    let page = try SampleClient(
      """
      <input id=a type=radio name=g checked><input id=b type=radio name=g disabled>
      <input id=c type=radio name=g><input id=d type=radio name=h><form>
      <input id=e type=radio name=g></form>
      """)
    func choice(after key: Key) throws -> String? {
      page.client.press(key)
      return try ["a", "b", "c", "d", "e"].filter { try page.element($0).isChecked == true }
        .joined()
    }
    try page.client.perform(.focus(page.key("a")))
    #expect(try choice(after: .arrowRight) == "c")
    #expect(page.focused == "c")
    #expect(try choice(after: .arrowDown) == "a")
    #expect(try choice(after: .arrowLeft) == "c")
    #expect(try choice(after: .arrowUp) == "a")
    // A group of one has no other choice.
    try page.client.perform(.focus(page.key("d")))
    #expect(try choice(after: .arrowRight) == "a")
    #expect(try choice(after: .space) == "ad")
  }

  @Test func keysChooseInAList() throws {
    let page = try SampleClient(
      """
      <select id=x data-on=change:v><option disabled>-</option><option>apple</option>
      <option>Blue</option><option disabled>cherry</option><option>berry</option></select>
      <select id=m multiple data-on=change><option>a</option></select>
      """)
    try page.click()
    #expect(try value(of: page, after: .arrowUp) == "apple")
    #expect(page.consumeEvents().isEmpty)
    #expect(try value(of: page, after: .arrowDown) == "Blue")
    #expect(try value(of: page, after: .arrowRight) == "berry")
    #expect(try value(of: page, after: .arrowRight) == "berry")
    #expect(try value(of: page, after: .arrowLeft) == "Blue")
    #expect(try value(of: page, after: .end) == "berry")
    #expect(try value(of: page, after: .home) == "apple")
    // A letter chooses the next choice that starts with it.
    #expect(try value(of: page, after: "b") == "Blue")
    #expect(try value(of: page, after: "B") == "berry")
    #expect(try value(of: page, after: "b") == "Blue")
    #expect(try value(of: page, after: "a") == "apple")
    #expect(try value(of: page, after: "l") == "apple")
    #expect(try value(of: page, after: "z") == "apple")
    #expect(page.consumeEvents().count == 9)
    try page.click("m")
    page.client.press("a")
    page.client.press(.arrowDown)
    #expect(page.consumeEvents().isEmpty)
  }

  @Test func aKeyWithAModifierWritesNoLetter() throws {
    let page = try SampleClient("<input id=x>")
    try page.click()
    for modifier: Key.Modifier in [.control, .alt, .meta] {
      #expect(try value(of: page, after: modifier + "a") == "")
    }
    #expect(try value(of: page, after: .shift + "A") == "A")
  }

  @Test func enterAndSpacePress() throws {
    let page = try SampleClient(
      """
      <button id=a data-on=click>A</button><a id=b href=/b data-on=click>B</a>
      <input id=c type=checkbox data-on=change><details><summary id=d data-on=click>D</summary></details>
      <input id=e type=button data-on=click><form id=f data-on=submit><input id=g type=checkbox></form>
      """)
    func names(_ id: String, _ keys: Key...) throws -> [String] {
      try page.client.perform(.focus(page.key(id)))
      for key in keys { page.client.press(key) }
      return page.takeNames()
    }
    #expect(try names("a", .enter, .space, "a") == ["click a", "click a"])
    #expect(try names("b", .enter, .space) == ["click b"])
    #expect(page.client.load == "/b")
    #expect(try names("c", .space, .enter) == ["change c"])
    #expect(try names("d", .enter, .space) == ["click d", "click d"])
    #expect(try names("e", .enter, .space) == ["click e", "click e"])
    #expect(try names("g", .enter) == ["submit f"])
  }

  @Test func arrowsMoveAmongTabs() throws {
    let page = try SampleClient(
      """
      <div data-rove=tabs><button role=tab id=a data-on=click>A</button>
      <button role=tab id=b disabled>B</button><button role=tab id=c data-on=click>C</button>
      <button role=tab id=d data-on=click>D</button><button id=o>O</button></div>
      """)
    try page.client.perform(.focus(page.key("a")))
    func focus(after key: Key) -> String? {
      page.client.press(key)
      return page.focused
    }
    #expect(focus(after: .arrowRight) == "c")
    #expect(focus(after: .arrowRight) == "d")
    #expect(focus(after: .arrowRight) == "a")
    #expect(focus(after: .arrowLeft) == "d")
    #expect(focus(after: .home) == "a")
    #expect(focus(after: .end) == "d")
    #expect(page.takeNames() == ["click c", "click d", "click a", "click d", "click a", "click d"])
    #expect(focus(after: .end) == "d")
    #expect(page.takeNames() == [])
    #expect(focus(after: .control + .home) == "d")
    try page.client.perform(.focus(page.key("o")))
    #expect(focus(after: .arrowRight) == "o")
  }

  @Test func arrowsMoveAmongRows() throws {
    let page = try SampleClient(
      """
      <div data-rove=rows><div role=row id=h>H</div><div role=row tabindex=0 id=a data-on=click>A</div>
      <div role=row tabindex=-1 id=b data-on=click>B</div></div>
      """)
    try page.client.perform(.focus(page.key("a")))
    func focus(after key: Key) -> String? {
      page.client.press(key)
      return page.focused
    }
    #expect(focus(after: .arrowUp) == "a")
    #expect(focus(after: .arrowDown) == "b")
    #expect(focus(after: .arrowDown) == "b")
    #expect(focus(after: .home) == "a")
    #expect(page.takeNames() == [])
  }

  @Test func aShortcutPressesItsElement() throws {
    let page = try SampleClient(
      """
      <button id=a data-recognizers="shortcut:mod+s tap" data-on=click>A</button>
      <button id=b data-recognizers=shortcut:%3F data-on=click>B</button>
      <button id=c data-recognizers=shortcut:escape data-on=click>C</button>
      <button id=d data-recognizers=shortcut:mod+alt+shift+Enter data-on=click>D</button>
      <button id=e data-recognizers=shortcut:mod+e disabled data-on=click>E</button><input id=x>
      """)
    func names(_ keys: Key...) -> [String] {
      for key in keys { page.client.press(key) }
      return page.takeNames()
    }
    #expect(names(.control + "s", "s", .control + (.alt + "s")) == ["click a"])
    #expect(names("?", .shift + "?") == ["click b", "click b"])
    #expect(names(.escape) == ["click c"])
    #expect(names(.control + (.alt + .enter)) == [])
    #expect(names(.control + (.alt + (.shift + .enter))) == ["click d"])
    #expect(names(.control + "e") == [])
    try page.click()
    // A letter is written into a field.
    #expect(names("?", .control + "S", .escape) == ["click a", "click c"])
    #expect(try page.element().value == "?")
  }

  @Test func shortcutsBehindALayerAreNotPressed() throws {
    let page = try SampleClient(
      """
      <button id=a data-recognizers=shortcut:mod+s data-on=click>A</button>
      <dialog data-layer=dialog data-shown=1 closedby=none>
      <button id=b data-recognizers=shortcut:mod+b data-on=click>B</button></dialog>
      """)
    page.client.press(.control + "s")
    page.client.press(.control + "b")
    #expect(page.takeNames() == ["click b"])
  }

  @Test func keysMoveThroughAMenu() throws {
    let page = try SampleClient(
      """
      <button id=o data-do=click:toggle=m>O</button>
      <div id=m data-layer=menu data-on=dismiss><button role=menuitem id=a>A</button>
      <button role=menuitem id=b disabled>B</button><button role=menuitemcheckbox id=c>C</button>
      <div data-layer=menu id=n><button role=menuitem id=d>D</button></div></div>
      """)
    func focus(after key: Key) -> String? {
      page.client.press(key)
      return page.focused
    }
    try page.click("o")
    #expect(page.focused == "a")
    #expect(focus(after: .arrowDown) == "c")
    #expect(focus(after: .arrowDown) == "a")
    #expect(focus(after: .arrowUp) == "c")
    #expect(focus(after: .home) == "a")
    #expect(focus(after: .end) == "c")
    #expect(focus(after: .escape) == "o")
    #expect(page.takeNames() == ["dismiss m"])
    #expect(try !page.element("m").isVisible)
  }
}
