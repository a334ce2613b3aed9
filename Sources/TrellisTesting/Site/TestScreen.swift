import TrellisServer

/// The screen of a tab, and the preferences of its user.
public struct TestScreen: Sendable, Equatable {
  /// The width of the window in CSS px, from 1 to 100,000.
  public var width: Double
  /// The height of the window in CSS px, from 1 to 100,000.
  public var height: Double
  /// Whether the user prefers dark pages.
  public var isDark = false
  /// Whether pages are laid out from right to left, in any language. Otherwise the direction follows the page's
  /// language with string catalogs, and from left to right without.
  public var isRightToLeft = false
  /// The factor of all font sizes, from 0.5 to 4.
  public var textScale = 1.0
  /// Whether the user prefers reduced motion.
  public var reducesMotion = false
  /// Whether the main pointer is a finger.
  public var isTouch = false
  /// The preferred languages as BCP 47 tags, the most preferred one first.
  public var languages: [String] = []
  /// The time zone by its name in the IANA database; `nil` if it is unknown.
  public var timeZone: String?

  /// A light screen with a pointer; lengths in CSS px.
  public init(width: Double = 1280, height: Double = 800) {
    self.width = width
    self.height = height
  }

  /// A phone with a touch screen, 390 × 844 CSS px.
  public static var phone: TestScreen {
    var screen = TestScreen(width: 390, height: 844)
    screen.isTouch = true
    return screen
  }

  var local: LocalScreen {
    var screen = LocalScreen(width: width, height: height)
    screen.isRightToLeft = isRightToLeft
    screen.prefersDark = isDark
    screen.reducesMotion = reducesMotion
    screen.textScale = textScale
    screen.isTouch = isTouch
    screen.timeZone = timeZone
    return screen
  }
}
