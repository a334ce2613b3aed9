extension Key {
  /// The characters by which WebDriver names keys without a text of their own.
  ///
  /// Source: W3C, WebDriver, “Keyboard actions”, normalised key values.
  static let webDriverCodes: [String: String] = [
    "Enter": "\u{E007}", "Tab": "\u{E004}", "Escape": "\u{E00C}", "Backspace": "\u{E003}",
    "Delete": "\u{E017}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}", "ArrowRight": "\u{E014}",
    "ArrowDown": "\u{E015}", "Home": "\u{E011}", "End": "\u{E010}", "PageUp": "\u{E00E}",
    "PageDown": "\u{E00F}", "Shift": "\u{E008}", "Control": "\u{E009}", "Alt": "\u{E00A}",
    "Meta": "\u{E03D}",
  ]
}
