public import TrellisLayout

/// The key of an environment value whose default is a trait of the host.
protocol TraitKey: EnvironmentKey where Value: Equatable {
  /// Repeated here, so that the type of ``value(in:)`` determines it.
  override associatedtype Value
  static func value(in traits: Traits) -> Value
}

extension TraitKey {
  static var defaultValue: Value { value(in: Traits()) }

  fileprivate static func differs(_ old: Traits, _ new: Traits) -> Bool {
    value(in: old) != value(in: new)
  }
}

private enum ViewportKey: TraitKey {
  static func value(in traits: Traits) -> Size { traits.viewport }
}

private enum WidthClassKey: TraitKey {
  static func value(in traits: Traits) -> WidthClass { WidthClass(width: traits.viewport.width) }
}

private enum PixelRatioKey: TraitKey {
  static func value(in traits: Traits) -> Double { traits.pixelRatio }
}

private enum WritingDirectionKey: TraitKey {
  static func value(in traits: Traits) -> WritingDirection { traits.writingDirection }
}

private enum ColorSchemeKey: TraitKey {
  static func value(in traits: Traits) -> ColorScheme { traits.colorScheme }
}

private enum ReducesMotionKey: TraitKey {
  static func value(in traits: Traits) -> Bool { traits.reducesMotion }
}

private enum LanguageKey: TraitKey {
  static func value(in traits: Traits) -> String { traits.language }
}

private enum LocaleKey: TraitKey {
  static func value(in traits: Traits) -> String { traits.locale }
}

private enum TimeZoneKey: TraitKey {
  static func value(in traits: Traits) -> String { traits.timeZone }
}

private enum ReaderTextScaleKey: TraitKey {
  static func value(in traits: Traits) -> Double { traits.textScale }
}

private enum TouchKey: TraitKey {
  static func value(in traits: Traits) -> Bool { traits.isTouch }
}

private enum ScrollBarWidthKey: TraitKey {
  static func value(in traits: Traits) -> Double { traits.scrollBarWidth }
}

private enum PaperKey: TraitKey {
  static func value(in traits: Traits) -> Bool { traits.isOnPaper }
}

extension EnvironmentValues {
  /// The size of the viewport, in CSS pixels. ``widthClass`` changes less often.
  public var viewport: Size { self[trait: ViewportKey.self] }
  /// The class of the viewport's width.
  public var widthClass: WidthClass {
    get { self[trait: WidthClassKey.self] }
    set { self[trait: WidthClassKey.self] = newValue }
  }
  /// Device pixels per CSS pixel.
  public var pixelRatio: Double { self[trait: PixelRatioKey.self] }
  /// The direction of lines of text and of rows.
  public var writingDirection: WritingDirection { self[trait: WritingDirectionKey.self] }
  /// The color scheme that the user prefers.
  public var colorScheme: ColorScheme {
    get { self[trait: ColorSchemeKey.self] }
    set { self[trait: ColorSchemeKey.self] = newValue }
  }
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool { self[trait: ReducesMotionKey.self] }
  /// The language, as a BCP 47 tag.
  public var language: String {
    get { self[trait: LanguageKey.self] }
    set { self[trait: LanguageKey.self] = newValue }
  }
  /// The locale for numbers, dates and sorting, as a BCP 47 tag; ``Traits/locale``.
  public var localeIdentifier: String {
    get { self[trait: LocaleKey.self] }
    set { self[trait: LocaleKey.self] = newValue }
  }
  /// The reader's time zone, by its name in the IANA database; ``Traits/timeZone``.
  public var timeZoneIdentifier: String {
    get { self[trait: TimeZoneKey.self] }
    set { self[trait: TimeZoneKey.self] = newValue }
  }
  /// The factor of the font sizes that the reader chose in the browser.
  package var readerTextScale: Double { self[trait: ReaderTextScaleKey.self] }
  /// Whether the main pointer is a finger.
  public var isTouch: Bool { self[trait: TouchKey.self] }
  /// The width in CSS pixels of a scroll bar of the page; ``Traits/scrollBarWidth``.
  package var scrollBarWidth: Double { self[trait: ScrollBarWidthKey.self] }
  /// Whether the page is laid out for paper: while it is printed, and in a PDF.
  public var isOnPaper: Bool { self[trait: PaperKey.self] }
}

extension Traits {
  /// The keys of the traits in which `new` differs from `old`.
  static func changedKeys(from old: Traits, to new: Traits) -> Set<ObjectIdentifier> {
    let keys: [any TraitKey.Type] = [
      ViewportKey.self, WidthClassKey.self, PixelRatioKey.self, WritingDirectionKey.self,
      ColorSchemeKey.self, ReducesMotionKey.self, LanguageKey.self, LocaleKey.self,
      TimeZoneKey.self, ReaderTextScaleKey.self, TouchKey.self, ScrollBarWidthKey.self,
      PaperKey.self,
    ]
    return Set(keys.filter { $0.differs(old, new) }.map { ObjectIdentifier($0) })
  }
}

/// A class of viewport widths, for components that look different on phones and on desks.
///
/// Source: the window size classes of Material Design 3.
public enum WidthClass: Int, Hashable, Sendable, Comparable {
  /// Below 600 CSS px.
  case compact
  /// From 600 and below 840 CSS px.
  case medium
  /// From 840 CSS px.
  case expanded

  /// - Parameter width: in CSS pixels.
  public init(width: Double) {
    self = width < 600 ? .compact : width < 840 ? .medium : .expanded
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
