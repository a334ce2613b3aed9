import TrellisComponents
import TrellisHTTP

extension Request {
  /// The screen the first HTML is made for: what the cookie says, else a phone's where the browser says
  /// that it is on one; `nil` where nothing is known.
  ///
  /// - Parameter traits: those of a screen nothing is known of.
  func screen(_ traits: Traits) -> Uplink.Screen? {
    ScreenCookie.screen(in: headers["Cookie"]) ?? (isOfPhone ? .phone(traits) : nil)
  }

  /// Whether the browser says that it is on a phone: by the hint for it, or by the word that nearly all
  /// of them have in their names.
  private var isOfPhone: Bool {
    if let hint = headers["Sec-CH-UA-Mobile"] { return hint == "?1" }
    return headers["User-Agent"]?.contains("Mobi") ?? false
  }
}

extension Uplink.Screen {
  /// A screen of which only is known that it is a phone's.
  fileprivate static func phone(_ traits: Traits) -> Uplink.Screen {
    Uplink.Screen(
      width: 390, height: 844, pixelRatio: 3,
      isRightToLeft: traits.writingDirection == .rightToLeft,
      prefersDark: traits.colorScheme == .dark, reducesMotion: traits.reducesMotion)
  }
}
