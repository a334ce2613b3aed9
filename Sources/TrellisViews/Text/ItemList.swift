import TrellisComponents
import TrellisLayout
import TrellisUI

/// A column of items, each with a bullet: the elements `ul` and `li`.
public struct UnorderedList<Content: View>: PrimitiveView {
  private let spacing: Double
  private let marker: String?
  private let content: Content

  /// - Parameters:
  ///   - spacing: the space between two items, in CSS pixels.
  ///   - marker: the text before each item; `nil` for none.
  public init(
    spacing: Double = 4, marker: String? = "•", @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.marker = marker
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let marker = marker
    expansion.appendList("ul", spacing, of: content) { _ in marker }
  }
}

/// A column of items with their numbers: the elements `ol` and `li`.
public struct OrderedList<Content: View>: PrimitiveView {
  private let spacing: Double
  private let start: Int
  private let content: Content

  /// - Parameters:
  ///   - spacing: the space between two items, in CSS pixels.
  ///   - start: the number of the first item.
  public init(spacing: Double = 4, start: Int = 1, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.start = start
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let start = start
    expansion.appendList("ol", spacing, of: content) { "\(start &+ $0)." }
  }
}

extension ViewExpansion {
  fileprivate mutating func appendList(
    _ tag: String, _ spacing: Double, of content: some View, marker: (Int) -> String?
  ) {
    var rows = boxes(of: content, inRow: false)
    let markers = rows.indices.map { marker($0) }
    let width = markers.contains { ($0?.count ?? 0) > 2 } ? 28.0 : 20
    for index in rows.indices { rows[index].makeItem(markers[index], markerWidth: width) }
    var style = FlexboxStyle(direction: .column)
    style.alignItems = .start
    style.spacing = spacing
    var box = Box(style, rows)
    box.viewClass = ViewClass(tag)
    // Safari does not treat a list without native markers as a list.
    box.attributes = [.role("list")]
    append(box)
  }
}

extension Box {
  /// Makes the box an item of a list, after its marker.
  fileprivate mutating func makeItem(_ marker: String?, markerWidth: Double) {
    guard let marker else { return becomeItem() }
    let values = EnvironmentValues.current
    var text = TextBox(style: values.textLook.textStyle(in: values.theme))
    text.plain = marker
    text.viewClass = "span"
    text.style.color = Color.secondary.css(in: values.theme)
    var label = Box(.text(text))
    label.attributes = [.aria("hidden", true)]
    label = Box(FlexboxStyle(direction: .row), [label])
    label.size.width = .points(markerWidth)
    if case .text(var own) = content, own.viewClass.tag == "div" {
      own.viewClass = "span"
      content = .text(own)
    }
    var style = FlexboxStyle(direction: .row)
    style.alignItems = .baseline
    let pathHash = pathHash
    self = Box(style, [label, self])
    self.pathHash = pathHash
    viewClass = "li"
  }

  private mutating func becomeItem() {
    if case .text(var text) = content, text.viewClass.tag == "div" {
      text.viewClass = "li"
      content = .text(text)
      return
    }
    prepareForAttributes()
    if viewClass != nil { wrap() }
    viewClass = "li"
  }
}
