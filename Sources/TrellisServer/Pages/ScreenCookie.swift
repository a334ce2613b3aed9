/// The screen a client reported the last time: `trellis-viewport=1280x800@2-dm`.
///
/// The cookie only lets the first HTML fit the screen; whoever forges it gets a page of that size.
enum ScreenCookie {
  static let name = "trellis-viewport"

  /// Reads the field `Cookie` of a request.
  static func screen(in field: String?) -> Uplink.Screen? {
    guard let field, field.utf8.count <= 8192 else { return nil }
    for pair in field.split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].drop(while: { $0 == " " }) == name {
        return screen(parts[1])
      }
    }
    return nil
  }

  /// Reads `WIDTHxHEIGHT@RATIO-FLAGS`: `r` is right to left, `d` dark, `m` less motion.
  private static func screen(_ text: Substring) -> Uplink.Screen? {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let sizes = parts[0].split(whereSeparator: { $0 == "x" || $0 == "@" })
    guard sizes.count == 3, let width = number(sizes[0], 1...100_000),
      let height = number(sizes[1], 1...100_000), let ratio = number(sizes[2], 0.1...20)
    else { return nil }
    let flags = parts.count > 1 ? parts[1] : ""
    return Uplink.Screen(
      width: width, height: height, pixelRatio: ratio, isRightToLeft: flags.contains("r"),
      prefersDark: flags.contains("d"), reducesMotion: flags.contains("m"))
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Double>) -> Double? {
    guard text.first?.isNumber == true, let value = Double(text), range.contains(value) else {
      return nil
    }
    return value
  }
}
