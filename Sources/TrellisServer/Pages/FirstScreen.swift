import TrellisComponents
import TrellisHTTP
import TrellisLayout

/// The screen that the first HTML of a page is laid out for.
///
/// The page names it in `trellis-screen`. A script in the head (`public/screen.js`) compares it with
/// the real one before anything is painted; where they differ, it sets the cookie and loads the page
/// again.
struct FirstScreen: Equatable, Sendable {
  /// The width is that of the window, with the scroll bar.
  var screen: ClientMessage.Screen
  /// The width in CSS px that a scroll bar takes from a page that is higher than the window; 0 where
  /// scroll bars lie over the page. From 0 to 100.
  var scrollBar = 0.0
  /// Whether the size comes from the client hints of the request.
  var isHinted = false
  /// Whether the hints of this browser were found to be wrong, so that the cookie counts.
  var ignoresHints = false

  /// `1280x800@2+15-dm`, as in the cookie.
  var text: String {
    var text =
      "\(Self.text(screen.width))x\(Self.text(screen.height))@\(Self.text(screen.pixelRatio))"
    if scrollBar > 0 { text += "+" + Self.text(scrollBar) }
    let flags = [
      ("d", screen.prefersDark), ("m", screen.reducesMotion), ("h", ignoresHints), ("c", isHinted),
    ]
    let set = flags.filter(\.1).map(\.0).joined()
    return set.isEmpty ? text : text + "-" + set
  }

  /// A number as JavaScript spells it.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension Request {
  /// The screen to lay out the first HTML for: that of the cookie, with a size that the client hints
  /// tell to be another by now; else that of the hints; else a phone's where the browser says that it
  /// is on a phone; else the one of `traits`.
  func firstScreen(_ traits: Traits) -> FirstScreen {
    var known = ScreenCookie.screen(in: headers["Cookie"])
    let isPhone = isOfPhone
    if known?.ignoresHints != true, let hints = ClientHints(headers) {
      var first = known ?? hints.screen(traits, isPhone: isPhone)
      hints.update(&first, isPhone: isPhone)
      known = first
    }
    var first = known ?? (isPhone ? .phone(traits) : .unknown(traits))
    // The direction belongs to the application, whatever else runs under the same name.
    first.screen.isRightToLeft = traits.writingDirection == .rightToLeft
    return first
  }

  /// Whether the browser could have told its screen by client hints, and will if it is asked to send the
  /// request again: browsers with hints name themselves by `Sec-CH-UA`, in secure contexts only.
  var canRepeatWithHints: Bool {
    method == .get && headers.contains("Sec-CH-UA") && !headers.contains(ClientHints.width)
      && headers["Sec-Fetch-Dest"] == "document"
      && ScreenCookie.screen(in: headers["Cookie"]) == nil
  }

  /// Whether the browser says that it is on a phone: by the hint for it, or by the word that nearly all
  /// of them have in their names.
  private var isOfPhone: Bool {
    if let hint = headers["Sec-CH-UA-Mobile"] { return hint == "?1" }
    return headers["User-Agent"]?.contains("Mobi") ?? false
  }
}

extension FirstScreen {
  /// A screen of which nothing is known.
  fileprivate static func unknown(_ traits: Traits) -> FirstScreen {
    FirstScreen(
      screen: ClientMessage.Screen(
        width: traits.viewport.width, height: traits.viewport.height,
        pixelRatio: traits.pixelRatio, prefersDark: traits.colorScheme == .dark,
        reducesMotion: traits.reducesMotion))
  }

  /// A screen of which only is known that it is a phone's.
  fileprivate static func phone(_ traits: Traits) -> FirstScreen {
    var first = unknown(traits)
    first.screen.width = 390
    first.screen.height = 844
    first.screen.pixelRatio = 3
    return first
  }
}
