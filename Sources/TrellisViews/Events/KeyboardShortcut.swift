public import TrellisComponents
import TrellisLayout
import TrellisUI

/// The keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The command key on Apple systems, elsewhere the control key.
  public static let command = EventModifiers(rawValue: 1)
  /// The control key on all systems.
  public static let control = EventModifiers(rawValue: 2)
  /// The Option key on Apple systems, elsewhere Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 8)
}

/// A combination of keys that presses a button or a link.
///
/// Source: SwiftUI's `KeyboardShortcut`; WAI-ARIA, `aria-keyshortcuts`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed last.
  public let key: KeyEquivalent
  /// The keys that are held down.
  public let modifiers: EventModifiers

  /// A combination of keys; by default with the command key, elsewhere the control key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, for the most important button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves a dialog without an effect.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  private static let names:
    [(EventModifiers, word: String, aria: String, sign: String, name: String)] = [
      (.control, "control", "Control", "⌃", "Ctrl"), (.option, "alt", "Alt", "⌥", "Alt"),
      (.shift, "shift", "Shift", "⇧", "Shift"), (.command, "mod", "Control", "⌘", "Ctrl"),
    ]

  /// The shortcut as in `data-recognizers`: `mod+shift+k`.
  var attributeValue: String {
    let held = Self.names.filter { modifiers.contains($0.0) }.map(\.word)
    return (held + [key.name == " " ? "space" : key.name]).joined(separator: "+")
  }

  /// The value of `aria-keyshortcuts`, until the client finds that the system is Apple's.
  var spokenName: String {
    let name =
      switch key.name {
      case " ": "Space"
      case "+": "Plus"
      case let name where name.count == 1: name.uppercased()
      default: key.name
      }
    return (heldNames(\.aria) + [name]).joined(separator: "+")
  }

  /// The notation of Apple systems: `⇧⌘K`.
  var appleNotation: String {
    let signs = [
      "Enter": "↩", "Escape": "⎋", "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←",
      "ArrowRight": "→", "Delete": "⌦", "Backspace": "⌫", "Tab": "⇥", "Home": "↖", "End": "↘",
      "PageUp": "⇞", "PageDown": "⇟", " ": "␣",
    ]
    return Self.names.filter { modifiers.contains($0.0) }.map(\.sign).joined()
      + (signs[key.name] ?? key.name.uppercased())
  }

  /// The notation of other systems: `Ctrl+Shift+K`.
  var notation: String {
    let names = [
      "Escape": "Esc", "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→",
      "Delete": "Del", " ": "Space",
    ]
    let name = names[key.name] ?? (key.name.count == 1 ? key.name.uppercased() : key.name)
    return (heldNames(\.name) + [name]).joined(separator: "+")
  }

  /// The names of the held keys with the control key first and once.
  private func heldNames(
    _ path: KeyPath<
      (EventModifiers, word: String, aria: String, sign: String, name: String), String
    >
  ) -> [String] {
    var names: [String] = []
    let isControl = !modifiers.isDisjoint(with: [.command, .control])
    for entry in Self.names where entry.0 == .control ? isControl : modifiers.contains(entry.0) {
      if entry.0 != .command { names.append(entry[keyPath: path]) }
    }
    return names
  }

  /// The attributes of the element that the shortcut presses.
  var attributes: [ViewAttribute] {
    [
      .recognizer("shortcut:\(attributeValue.uriComponent)"),
      .attribute("aria-keyshortcuts", spokenName),
    ]
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the buttons and links in the view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Presses the button or the link in this view by a combination of keys.
  ///
  /// The item of a menu shows it. While a dialog, a popover or a menu is open, only the shortcuts in the innermost one
  /// apply. The shortcuts of a closed menu's items apply where shortcuts of the menu's button would. In a field only
  /// shortcuts with ``EventModifiers/command``, ``EventModifiers/control`` or ``EventModifiers/option``, Escape and
  /// function keys apply. The browser may keep combinations for itself, such as command with N, T and W.
  ///
  /// - Parameters:
  ///   - key: the key that is pressed last.
  ///   - modifiers: the keys that are held down.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> EnvironmentView<Self, KeyboardShortcut?> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the button or the link in this view by a combination of keys; `nil` for none.
  public consuming func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> EnvironmentView<Self, KeyboardShortcut?> { environment(\.keyboardShortcut, shortcut) }
}

/// The notation of a shortcut at the end of a menu item. The style sheet shows the notation of the system; both have
/// space.
struct ShortcutNotation: View {
  let shortcut: KeyboardShortcut

  var body: some View {
    ZStack(alignment: .trailing) {
      notation(shortcut.appleNotation, "l-apple")
      notation(shortcut.notation, "l-other")
    }
    .padding(.leading, 24)
  }

  private func notation(_ text: String, _ className: String) -> some View {
    BoxView(
      Text(verbatim: text).foregroundStyle(.secondaryText).element("span").accessibilityHidden(),
      className, name: "notation"
    ) { className, box in box.add(.className(className)) }
  }
}
