import TrellisBase
import TrellisComponents
import TrellisHTTP
import TrellisLayout

/// The screen for which the first HTML of a page is laid out.
///
/// The page contains it as `trellis-screen`. A script in the head (`public/screen.js`) compares it with the
/// real screen before the first paint; if they differ, the script sets the cookie and reloads the page.
struct FirstScreen: Equatable, Sendable {
  /// The window and the user's preferences; the width includes the scroll bar.
  var screen: ClientMessage.Screen
  /// The width of the scroll bar in CSS px, from 0 to 100; 0 if scroll bars overlay the page.
  var scrollBar = 0.0
  /// Whether the size comes from the client hints of the request.
  var isHinted = false
  /// Whether the client hints of this browser are known to be wrong, so that the cookie is used instead.
  var ignoresHints = false

  /// The screen in the format of the cookie: `1280x800@2*1.25+15-dm`.
  var text: String {
    var text =
      "\(Self.text(screen.width))x\(Self.text(screen.height))@\(Self.text(screen.pixelRatio))"
    if screen.textScale != 1 { text += "*" + Self.text(screen.textScale) }
    if scrollBar > 0 { text += "+" + Self.text(scrollBar) }
    let flags = [
      ("d", screen.prefersDark), ("m", screen.reducesMotion), ("t", screen.isTouch),
      ("h", ignoresHints), ("c", isHinted),
    ]
    let set = flags.filter(\.1).map(\.0).joined()
    return set.isEmpty ? text : text + "-" + set
  }

  /// A number in JavaScript notation.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension Request {
  /// The screen for the first HTML, from the first of these sources that the request has: the cookie, updated from the
  /// client hints; the client hints; a typical phone, if the request comes from a phone; `traits`.
  func firstScreen(_ traits: Traits) -> FirstScreen {
    var known = ScreenCookie.screen(in: headers["Cookie"])
    let isPhone = isOfPhone
    if known?.ignoresHints != true, let hints = ClientHints(headers) {
      var first = known ?? hints.screen(traits, isPhone: isPhone)
      hints.update(&first, isPhone: isPhone)
      known = first
    }
    var first = known ?? (isPhone ? .phone(traits) : .unknown(traits))
    first.screen.timeZone = ScreenCookie.value(of: TimeZoneName.cookie, in: headers["Cookie"])
      .flatMap { TimeZoneName.checked($0) }
    // The text direction belongs to the application, not to other sites that share the cookie's host.
    first.screen.isRightToLeft = traits.writingDirection == .rightToLeft
    return first
  }

  /// The languages that the reader prefers.
  var languages: LanguagePreferences {
    LanguagePreferences(field: headers["Accept-Language"]).withCookie(in: headers)
  }

  /// Whether the browser supports client hints but has not sent them, and would if it repeated the request. Such
  /// browsers send `Sec-CH-UA`, in secure contexts only.
  var canRepeatWithHints: Bool {
    method == .get && headers.contains("Sec-CH-UA") && !headers.contains(ClientHints.width)
      && headers["Sec-Fetch-Dest"] == "document"
      && ScreenCookie.screen(in: headers["Cookie"]) == nil
  }

  /// Whether the browser is on a phone: by the client hint, or by `Mobi` in the user agent, as in nearly all phone
  /// browsers.
  private var isOfPhone: Bool {
    if let hint = headers["Sec-CH-UA-Mobile"] { return hint == "?1" }
    return headers["User-Agent"]?.holds("Mobi") ?? false
  }
}

extension FirstScreen {
  /// The assumed screen of an unknown device.
  fileprivate static func unknown(_ traits: Traits) -> FirstScreen {
    FirstScreen(
      screen: ClientMessage.Screen(
        width: traits.viewport.width, height: traits.viewport.height,
        pixelRatio: traits.pixelRatio, prefersDark: traits.colorScheme == .dark,
        reducesMotion: traits.reducesMotion))
  }

  /// The assumed screen of a phone.
  fileprivate static func phone(_ traits: Traits) -> FirstScreen {
    var first = unknown(traits)
    first.screen.width = 390
    first.screen.height = 844
    first.screen.pixelRatio = 3
    first.screen.isTouch = true
    return first
  }
}
