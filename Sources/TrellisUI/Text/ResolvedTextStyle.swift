import Synchronization
import TrellisBase
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

    mutating func look(_ key: Key) -> ResolvedTextStyle {
      if let look = all[key] { return look }
      if all.count >= limit { all = [:] }
      let look = ResolvedTextStyle(key)
      all[key] = look
      return look
    }
  }

  /// The instances that some threads have used most recently. They are searched one by one: neighbouring texts have few
  /// styles, and comparing two styles takes less than hashing or copying one. Threads that build pages at the same time
  /// seldom wait for one another here.
  private final class Recent: Sendable {
    private struct Looks {
      var all: [ResolvedTextStyle] = []
      var next = 0
    }

    private let looks = Mutex(Looks())
    private static let limit = 6
    private static let parts = (0..<16).map { _ in Recent() }

    /// The instances of the current thread, which it shares with each 16th thread.
    static var ofThread: Recent { parts[currentThreadNumber() % parts.count] }

    func first(where isWanted: (ResolvedTextStyle) -> Bool) -> ResolvedTextStyle? {
      looks.withLock { looks in
        for look in looks.all where isWanted(look) { return look }
        return nil
      }
    }

    func keep(_ look: ResolvedTextStyle) {
      looks.withLock { looks in
        if looks.all.count < Self.limit { return looks.all.append(look) }
        looks.all[looks.next] = look
        looks.next = (looks.next + 1) % Self.limit
      }
    }
  }

  /// The instance that all texts with these properties share.
  ///
  /// - Complexity: O(1) on average.
  static func shared(_ style: TextStyle, language: String?, viewClass: ViewClass)
    -> ResolvedTextStyle
  {
    let recent = Recent.ofThread
    if let look = recent.first(where: { $0.has(style, language, viewClass) }) { return look }
    let key = Key(style: style, language: language, viewClass: viewClass)
    let look = known.withLock { $0.look(key) }
    recent.keep(look)
    return look
  }

  private func has(_ style: TextStyle, _ language: String?, _ viewClass: ViewClass) -> Bool {
    self.style == style && self.language == language && configuration.viewClass == viewClass
  }
}
