import TrellisBase

/// The cookie with the last screen of a client: `trellis-viewport=1280x800@2*1.25+15-dm`.
///
/// The cookie affects only the layout of the first HTML, so forging it is harmless.
enum ScreenCookie {
  static let name = "trellis-viewport"

  /// The screen in the header field `Cookie` of a request.
  static func screen(in field: String?) -> FirstScreen? {
    value(of: name, in: field).flatMap { screen($0) }
  }

  /// The value of the first cookie `name` in the field `Cookie`.
  static func value(of name: String, in field: String?) -> Substring? {
    guard let field, field.utf8.count <= 8192 else { return nil }
    for pair in field.parts(between: ";") {
      let bytes = pair.utf8
      // A name may be empty: browsers send a cookie without a name as its value, which may contain a name.
      guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let own = bytes[..<sign].drop { $0 == UInt8(ascii: " ") }
      if own.elementsEqual(name.utf8) { return pair[bytes.index(after: sign)...] }
    }
    return nil
  }

  /// Parses `WIDTHxHEIGHT@RATIO*SCALE+BAR-FLAGS`: `SCALE` is the text scale; the flags are `d` for dark, `m` for less
  /// motion, `t` for a touch screen and `h` for ignored client hints.
  private static func screen(_ text: Substring) -> FirstScreen? {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.parts(between: "-", atMost: 1, keepsEmpty: true)
    let measures = parts[0].parts(between: "+", keepsEmpty: true)
    let scaled = measures[0].parts(between: "*", keepsEmpty: true)
    let sizes = scaled[0].substituting("@", with: "x").parts(between: "x")
    guard measures.count <= 2, scaled.count <= 2, sizes.count == 3,
      let width = Double(plain: sizes[0], in: 1...100_000),
      let height = Double(plain: sizes[1], in: 1...100_000),
      let ratio = Double(plain: sizes[2], in: 0.1...20)
    else { return nil }
    var textScale = 1.0
    if scaled.count == 2 {
      guard let scale = Double(plain: scaled[1], in: 0.5...4) else { return nil }
      textScale = scale
    }
    var scrollBar = 0.0
    if measures.count == 2 {
      guard let width = Double(plain: measures[1], in: 0...100) else { return nil }
      scrollBar = width
    }
    let flags = parts.count > 1 ? parts[1] : ""
    return FirstScreen(
      screen: ClientMessage.Screen(
        width: width, height: height, pixelRatio: ratio, prefersDark: flags.contains("d"),
        reducesMotion: flags.contains("m"), textScale: textScale, isTouch: flags.contains("t")),
      scrollBar: scrollBar, ignoresHints: flags.contains("h"))
  }
}
