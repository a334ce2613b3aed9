import TrellisComponents
import TrellisUI

extension View {
  /// The value of this view as an option of a `Picker` or a page of a `TabView`.
  public consuming func tag<Value: Hashable>(_ value: Value) -> BoxView<Self, Value> {
    BoxView(self, value) { value, box in box.traits.tag = AnyHashable(value) }
  }
}

/// The views with tags in a container, such as the options of a picker.
package struct TaggedViews {
  /// One view.
  package struct Option: PrimitiveView {
    /// The value of ``View/tag(_:)``; `nil` for a view without one.
    package let tag: AnyHashable?
    /// The characters of a text; empty for any other view.
    package let text: String
    private let box: Box

    fileprivate init(_ box: Box) {
      self.box = box
      tag = box.traits.tag
      text = box.plainText
    }

    /// Shows the view, in the evaluation in which it was collected.
    package func _expand(into expansion: inout ViewExpansion) { expansion.append(box) }
  }

  /// In reading order.
  package let options: [Option]

  fileprivate init(_ boxes: [Box]) { options = boxes.map(Option.init) }
}

/// A container that reads the views in it, with their tags, and shows a view made of them.
package struct TaggedContainer<Content: View, Shown: View>: PrimitiveView {
  private let content: Content
  private let font: Font?
  private let show: (TaggedViews) -> Shown

  /// - Parameters:
  ///   - font: the font of the content, unless the environment has one. The content is evaluated before the shown
  ///     view, so the shown view cannot set its font.
  ///   - show: makes the view; it may contain the options, each at most once.
  package init(
    _ content: Content, font: Font? = nil, @ViewBuilder show: @escaping (TaggedViews) -> Shown
  ) {
    self.content = content
    self.font = font
    self.show = show
  }

  package func _expand(into expansion: inout ViewExpansion) {
    var boxes: [Box] = []
    expansion.atIndex(0) { inner in
      withEnvironment(
        { $0.textLook.font = $0.textLook.font ?? font },
        { boxes = inner.boxes(of: content, inRow: true) })
    }
    expansion.atIndex(1) { show(TaggedViews(boxes))._expand(into: &$0) }
  }
}

extension Box {
  /// The characters of the texts in the box, as far as they are known before it is laid out.
  fileprivate var plainText: String {
    switch content {
    case .text(let text): text.spans.map { $0.map(\.text).joined() } ?? text.plain
    case .stack(_, let children):
      children.compactMap { ($0.component as? TextComponent)?.text.spans.map(\.text).joined() }
        .joined(separator: " ")
    default: ""
    }
  }
}
