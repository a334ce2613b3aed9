import Synchronization
import TrellisComponents
import TrellisLayout
import TrellisText

/// A resolved text style, shared by all texts with the same style, language and element: a page has
/// hundreds of texts, and few resolved styles.
///
/// Unchecked: an instance is immutable, and its configuration contains only strings.
final class ResolvedTextStyle: @unchecked Sendable {
  let style: TextStyle
  let language: String?
  /// The element, with the attributes of the style.
  let configuration: ViewConfiguration
  /// The attributes that determine the widths of plain spans.
  let attributes: TextAttributes
  let lineHeight: Double
  /// The strut of a line in the style's font, set by the configuration; `nil` if the instance was made
  /// before the fonts were loaded.
  let strut: TextStrut?
  /// The space of the shadow on each side.
  let outsets: EdgeInsets

  private init(_ key: Key) {
    style = key.style
    language = key.language
    attributes = style.textAttributes
    lineHeight = style.resolvedLineHeight
    outsets = style.shadowOutsets
    strut = TextStrut(of: attributes, lineHeight: lineHeight)
    var all = style.attributes
    for (property, value) in strut?.declarations(after: nil) ?? [] {
      all.append(.style(property, value))
    }
    all.append(.className(TextStyleSheet.textClass))
    if let language { all.append(.attribute("lang", language)) }
    configuration = ViewConfiguration(key.viewClass, attributes: all)
  }

  private struct Key: Hashable {
    let style: TextStyle
    let language: String?
    let viewClass: ViewClass
  }

  /// The number of cached instances at which the cache is emptied.
  private static let limit = 512
  private static let known = Mutex(Known())

  private struct Known {
    var all: [Key: ResolvedTextStyle] = [:]
    /// The most recently used instances, which are searched one by one: neighbouring texts have few styles, and
    /// comparing two styles takes less than hashing or copying one.
    var recent: [ResolvedTextStyle] = []
    private var next = 0
    private static let limitOfRecent = 6

    mutating func keep(_ look: ResolvedTextStyle) {
      if recent.count < Self.limitOfRecent { return recent.append(look) }
      recent[next] = look
      next = (next + 1) % Self.limitOfRecent
    }
  }

  /// The instance that all texts with these properties share.
  ///
  /// - Complexity: O(1) on average.
  static func shared(_ style: TextStyle, language: String?, viewClass: ViewClass)
    -> ResolvedTextStyle
  {
    known.withLock { known in
      for look in known.recent where look.has(style, language, viewClass) { return look }
      let key = Key(style: style, language: language, viewClass: viewClass)
      if let look = known.all[key] {
        known.keep(look)
        return look
      }
      if known.all.count >= limit { known = Known() }
      let look = ResolvedTextStyle(key)
      known.all[key] = look
      known.keep(look)
      return look
    }
  }

  private func has(_ style: TextStyle, _ language: String?, _ viewClass: ViewClass) -> Bool {
    self.style == style && self.language == language && configuration.viewClass == viewClass
  }
}
