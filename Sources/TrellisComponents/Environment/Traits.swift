public import TrellisLayout

/// The properties of the screen for which a component is built.
///
/// A change of the pixel ratio, the direction or the language rebuilds the whole tree, as layouts depend on it. A
/// change of any other trait rebuilds the components that read the trait, by ``environment(_:)``, and the components
/// around them.
///
/// Source: ComponentKit's trait collection (row A21) and writing direction (row A20).
public struct Traits: Hashable, Sendable {
  /// The size of the viewport, in CSS pixels.
  public var viewport: Size
  /// Device pixels for each CSS pixel, above 0.
  public var pixelRatio: Double
  /// The direction of lines of text and of rows; a flex container may set its own.
  public var writingDirection: WritingDirection
  /// The user's preferred color scheme, like the CSS media feature `prefers-color-scheme`.
  public var colorScheme: ColorScheme
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// The language of the page, as a BCP 47 tag.
  public var language: String
  /// The locale for numbers, dates and sorting, as a BCP 47 tag: the reader's own one if it is of the language of the
  /// page, such as `en-GB` in an English page, otherwise ``language``.
  public var locale: String
  /// The reader's time zone, by its name in the IANA database, such as `Europe/Berlin`; `UTC` if it is unknown.
  public var timeZone = "UTC"
  /// The factor of the font sizes that the reader chose in the browser, from 0.5 to 4.
  public var textScale = 1.0
  /// Whether the main pointer is a finger.
  public var isTouch = false
  /// The width in CSS pixels of a scroll bar of the page, which takes space beside the content; 0 where scroll bars are over the
  /// content. It is measured when the page is opened.
  public var scrollBarWidth = 0.0
  /// Whether the page is laid out for paper: while it is printed, and in a PDF.
  public var isOnPaper = false

  /// The traits of a screen; the default is a light, left-to-right screen of 1280 × 800 pixels.
  ///
  /// - Parameters:
  ///   - viewport: in CSS pixels.
  ///   - pixelRatio: device pixels for each CSS pixel, above 0.
  ///   - language: a BCP 47 tag.
  ///   - locale: a BCP 47 tag; `nil` for the language.
  public init(
    viewport: Size = Size(width: 1280, height: 800), pixelRatio: Double = 1,
    writingDirection: WritingDirection = .leftToRight, colorScheme: ColorScheme = .light,
    reducesMotion: Bool = false, language: String = "en", locale: String? = nil
  ) {
    self.viewport = viewport
    self.pixelRatio = pixelRatio
    self.writingDirection = writingDirection
    self.colorScheme = colorScheme
    self.reducesMotion = reducesMotion
    self.language = language
    self.locale = locale ?? language
  }
}

/// The direction of lines of text and rows of components.
public enum WritingDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The user's preference for light or dark pages.
public enum ColorScheme: String, Hashable, Sendable {
  case light
  case dark
}
