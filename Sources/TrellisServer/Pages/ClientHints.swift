import TrellisBase
import TrellisComponents
import TrellisHTTP
import TrellisLayout

/// The client hints about the screen. A browser sends them after a page has requested them.
///
/// Source: Client Hints Infrastructure, User Preference Media Features Client Hints Headers.
struct ClientHints {
  static let width = "Sec-CH-Viewport-Width"
  private static let height = "Sec-CH-Viewport-Height"
  private static let ratio = "Sec-CH-DPR"
  private static let scheme = "Sec-CH-Prefers-Color-Scheme"
  private static let motion = "Sec-CH-Prefers-Reduced-Motion"

  /// The names of all hints, for `Accept-CH`, `Critical-CH` and `Vary`.
  static let names = [width, height, ratio, scheme, motion].joined(separator: ", ")

  /// The width of the window in CSS px, with its scroll bar.
  private let width: Double
  private let height: Double?
  private let ratio: Double?
  private let prefersDark: Bool?
  private let reducesMotion: Bool?
  private let hasClassicScrollBars: Bool

  /// - Returns: `nil` if the request has no width, or one out of range.
  init?(_ headers: Headers) {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      headers[name].flatMap { Double(plain: Substring($0), in: range) }
    }
    guard let width = number(Self.width, 1...100_000) else { return nil }
    self.width = width
    height = number(Self.height, 1...100_000)
    ratio = number(Self.ratio, 0.1...20)
    prefersDark = headers[Self.scheme].map { $0.contains("dark") }
    reducesMotion = headers[Self.motion].map { $0.contains("reduce") }
    let platform = headers["Sec-CH-UA-Platform"] ?? ""
    hasClassicScrollBars = platform.holds("Windows") || platform.holds("Linux")
  }

  /// The screen of a browser without a cookie.
  func screen(_ traits: Traits, isPhone: Bool) -> FirstScreen {
    let height = height ?? traits.viewport.height
    return FirstScreen(
      screen: ClientMessage.Screen(
        width: width, height: height, pixelRatio: ratio ?? 1,
        prefersDark: traits.colorScheme == .dark, reducesMotion: traits.reducesMotion,
        isTouch: isPhone),
      scrollBar: hasClassicScrollBars && !isPhone ? Self.classicScrollBar : 0)
  }

  /// Replaces the values in `first`, from the cookie, with the newer values of the hints.
  ///
  /// A phone keeps the cookie's height, measured when a page was loaded, because the browser shows and hides its bars.
  func update(_ first: inout FirstScreen, isPhone: Bool) {
    first.isHinted = true
    first.screen.prefersDark = prefersDark ?? first.screen.prefersDark
    first.screen.reducesMotion = reducesMotion ?? first.screen.reducesMotion
    if abs(width - first.screen.width) > 1 {
      first.screen.width = width
      first.screen.height = height ?? first.screen.height
      first.screen.pixelRatio = ratio ?? first.screen.pixelRatio
    } else if !isPhone, let height {
      first.screen.height = height
    }
  }

  /// The width of Chromium's scroll bars on Windows and Linux, in CSS px at a zoom of 100%.
  private static let classicScrollBar = 15.0
}
