import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct KeyboardShortcutTests {
  @Test(arguments: [
    (KeyboardShortcut("k"), "mod+k", "Control+K", "⌘K", "Ctrl+K"),
    (
      KeyboardShortcut("s", modifiers: [.command, .shift]), "shift+mod+s", "Control+Shift+S",
      "⇧⌘S", "Ctrl+Shift+S"
    ),
    (
      KeyboardShortcut("k", modifiers: [.control, .option, .command]), "control+alt+mod+k",
      "Control+Alt+K", "⌃⌥⌘K", "Ctrl+Alt+K"
    ),
    (.cancelAction, "Escape", "Escape", "⎋", "Esc"),
    (.defaultAction, "Enter", "Enter", "↩", "Enter"),
    (KeyboardShortcut(.space, modifiers: []), "space", "Space", "␣", "Space"),
    (KeyboardShortcut("+"), "mod++", "Control+Plus", "⌘+", "Ctrl++"),
  ])
  func aShortcutHasItsNotations(
    _ shortcut: KeyboardShortcut, _ words: String, _ spoken: String, _ apple: String,
    _ other: String
  ) {
    #expect(shortcut.attributeValue == words)
    #expect(shortcut.spokenName == spoken)
    #expect(shortcut.appleNotation == apple)
    #expect(shortcut.notation == other)
  }

  @Test(
    arguments: [
      (.upArrow, "↑", "↑"), (.downArrow, "↓", "↓"), (.leftArrow, "←", "←"), (.rightArrow, "→", "→"),
      (.pageUp, "⇞", "PageUp"), (.pageDown, "⇟", "PageDown"), (.home, "↖", "Home"),
      (.end, "↘", "End"), (.escape, "⎋", "Esc"), (.return, "↩", "Enter"), (.space, "␣", "Space"),
      (.delete, "⌦", "Del"), ("Backspace", "⌫", "Backspace"), ("Tab", "⇥", "Tab"),
    ] as [(KeyEquivalent, String, String)])
  func aKeyWithoutALetterHasASign(_ key: KeyEquivalent, apple: String, other: String) {
    let shortcut = KeyboardShortcut(key, modifiers: [])
    #expect(shortcut.appleNotation == apple)
    #expect(shortcut.notation.lowercased() == other.lowercased())
  }

  @Test func aButtonAndALinkHaveShortcuts() throws {
    let page = viewPage {
      VStack {
        Button("Save") {}.keyboardShortcut("s")
        Link("Help", destination: "/help").keyboardShortcut("?", modifiers: [])
        Button("Plain") {}
      }
    }
    let save = try page.element(named: "Save")
    #expect(save.attribute("data-recognizers") == "shortcut:mod%2Bs")
    #expect(save.attribute("aria-keyshortcuts") == "Control+S")
    #expect(try page.element(named: "Help").attribute("data-recognizers") == "shortcut:%3F")
    #expect(try page.element(named: "Plain").attribute("data-recognizers") == nil)
    #expect(!page.texts.contains("⌘S"), "only the items of menus show it")
  }

  @Test func theButtonsOfOtherModulesHaveShortcuts() throws {
    let page = viewPage {
      ElementView("button", isControl: true) { Text("Send") }.keyboardShortcut("s")
    }
    #expect(try page.element(named: "Send").attribute("aria-keyshortcuts") == "Control+S")
  }

  @Test func aShortcutDoesNotReachTheLayersOfItsView() throws {
    let page = viewPage {
      LayerView(
        "layer", .popover(LayerPlacement()), content: Button("Outside") {}
      ) { Button("Inside") {} }
      .keyboardShortcut("k")
    }
    #expect(try page.element(named: "Outside").attribute("data-recognizers") != nil)
    #expect(try page.element(named: "Inside").attribute("data-recognizers") == nil)
  }

  @Test func theItemOfAMenuShowsItsShortcut() throws {
    let page = viewPage {
      LayerView(
        "menu", .menu(LayerPlacement()), content: Button(opening: "menu") { Text("Menu") }
      ) {
        Button("Rename") {}.keyboardShortcut("r", modifiers: [.command, .shift])
          .environment(\.pressDismissal, PressDismissal(isMenu: true))
      }
    }
    let item = try #require(page.elements.first { $0.attribute("role") == "menuitem" })
    #expect(item.attribute("aria-keyshortcuts") == "Control+Shift+R")
    let notations = page.elements.filter { ["⇧⌘R", "Ctrl+Shift+R"].contains($0.text) }
    #expect(notations.count == 2)
    for notation in notations {
      #expect(notation.tag == "span")
      #expect(notation.attribute("aria-hidden") == "true")
    }
    #expect(item.accessibleName == "Rename")
  }
}
