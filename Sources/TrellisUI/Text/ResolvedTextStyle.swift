import Synchronization
import TrellisComponents
import TrellisLayout
import TrellisText

/// The properties that texts of one style, language and element share: a page has hundreds of texts,
/// and few looks.
///
/// Unchecked: a look never changes once it is made, and its configuration holds nothing but strings.
final class ResolvedTextStyle: @unchecked Sendable {
  let style: TextStyle
  let language: String?
  /// The element, with the attributes that the look asks for.
  let configuration: ViewConfiguration
  /// The attributes that decide the widths of plain spans.
  let attributes: TextAttributes
  let lineHeight: Double
  /// The strut of a line in the look's font, which the configuration asks for; `nil` if the look was
  /// made before there were fonts.
  let strut: TextStrut?
  /// The room that the shadow takes on each side.
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

  /// Programs have few looks; should one make them up, the many are not kept.
  private static let limit = 512
  private static let known = Mutex<[Key: ResolvedTextStyle]>([:])

  /// The look all texts of these properties share.
  ///
  /// - Complexity: O(1) on average.
  static func shared(_ style: TextStyle, language: String?, viewClass: ViewClass)
    -> ResolvedTextStyle
  {
    let key = Key(style: style, language: language, viewClass: viewClass)
    return known.withLock { known in
      if let look = known[key] { return look }
      if known.count >= limit { known = [:] }
      let look = ResolvedTextStyle(key)
      known[key] = look
      return look
    }
  }
}
