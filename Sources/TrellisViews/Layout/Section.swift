import TrellisComponents
import TrellisUI

/// A part of a page with a header and a footer: an element `section`; in a form a group of fields, an element
/// `fieldset` with the header as its `legend` and the footer as its description.
///
/// ```swift
/// ScrollView {
///   VStack(alignment: .leading, pinnedViews: .sectionHeaders) {
///     ForEach(letters) { letter in
///       Section { rows(of: letter) } header: { Text(letter.name).background(.surface) }
///     }
///   }
/// }
/// ```
public struct Section<Content: View, Header: View, Footer: View>: PrimitiveView {
  let content: Content
  let header: Header
  let footer: Footer

  /// A column of `header`, `content` and `footer`, as wide as the space.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let container = EnvironmentValues.current.sectionContainer
    if container.isForm {
      if Footer.self == EmptyView.self { return group(footerID: nil)._expand(into: &expansion) }
      return DescribedFieldGroup(section: self)._expand(into: &expansion)
    }
    var boxes: [Box] = []
    expansion.atIndex(0) { expansion in
      guard var box = expansion.box(of: header) else { return }
      if container.pinned.contains(.sectionHeaders) { box.pin() }
      boxes.append(box)
    }
    expansion.atIndex(1) { boxes += $0.boxes(of: content, inRow: false) }
    expansion.atIndex(2) { boxes += $0.boxes(of: footer, inRow: false) }
    var style = FlexboxStyle(direction: .column)
    style.alignItems = container.alignment.items
    style.spacing = container.spacing
    var box = Box(style, boxes)
    box.viewClass = "section"
    box.flexibility.insert(.growsWidth)
    expansion.append(box)
  }

  fileprivate func group(footerID: String?) -> FieldGroup<Content, Header, Footer> {
    FieldGroup(content: content, header: header, footer: footer, footerID: footerID)
  }
}

/// A group of fields with a footer.
private struct DescribedFieldGroup<Content: View, Header: View, Footer: View>: View {
  let section: Section<Content, Header, Footer>
  @ElementID private var footer

  var body: some View { section.group(footerID: footer) }
}

/// A group of fields. The name of a group is its first child, a `legend`; its description is the footer.
private struct FieldGroup<Content: View, Header: View, Footer: View>: PrimitiveView {
  let content: Content
  let header: Header
  let footer: Footer
  /// The id of the element around the footer; `nil` for no footer.
  let footerID: String?

  func _expand(into expansion: inout ViewExpansion) {
    var column = FlexboxStyle(direction: .column)
    column.alignItems = .stretch
    // A text in the other direction than the page is at the start of the group, too.
    var texts = FlexboxStyle(direction: .column)
    texts.alignItems = .start
    var boxes: [Box] = []
    var attributes: [ViewAttribute] = []
    expansion.atIndex(0) { expansion in
      let header = expansion.boxes(of: header.font(.headline), inRow: false)
      guard !header.isEmpty else { return }
      var legend = Box(texts, header)
      legend.viewClass = "legend"
      boxes.append(legend)
    }
    expansion.atIndex(1) { boxes += $0.boxes(of: content, inRow: false) }
    expansion.atIndex(2) { expansion in
      let footer = expansion.boxes(
        of: footer.font(.caption).foregroundStyle(.secondaryText), inRow: false)
      guard !footer.isEmpty else { return }
      var description = Box(texts, footer)
      if let footerID {
        description.attributes.append(.attribute("id", footerID))
        attributes.append(.attribute("aria-describedby", footerID))
      }
      boxes.append(description)
    }
    column.spacing = EnvironmentValues.current.sectionContainer.spacing
    var group = Box(column, boxes)
    group.viewClass = "fieldset"
    group.attributes = attributes
    group.flexibility.insert(.growsWidth)
    expansion.append(group)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// A column of `content` below a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title: title) }, footer: { EmptyView() })
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }
}

extension Section where Header == EmptyView {
  /// A column of `content` and `footer`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// A column of `header` and `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// A column of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

/// Views that stay at the edge of a scroll view while their section is visible.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The headers of the sections, at the top edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// The column around a section.
package struct SectionContainer: Equatable {
  var alignment = HorizontalAlignment.leading
  var spacing = Theme.Space.small.rawValue
  var pinned = PinnedScrollableViews()
  /// Whether sections are groups of the fields of a form.
  var isForm = false

  /// The column of a form.
  ///
  /// - Parameter spacing: the space between two fields, in CSS pixels.
  package static func form(spacing: Double) -> SectionContainer {
    SectionContainer(spacing: spacing, isForm: true)
  }
}

private enum SectionContainerKey: EnvironmentKey {
  static var defaultValue: SectionContainer { SectionContainer() }
}

extension EnvironmentValues {
  package var sectionContainer: SectionContainer {
    get { self[SectionContainerKey.self] }
    set { self[SectionContainerKey.self] = newValue }
  }
}

extension Box {
  /// Keeps the box, the first one in its element, at the top edge of the scroll view around.
  ///
  /// All its siblings are positioned absolutely, so that its position in the flow of its element is its frame.
  fileprivate mutating func pin() {
    wrap()
    attributes += [
      .style(StyleProperty("position"), "sticky"), .style(StyleProperty("z-index"), "1"),
      // On paper it stays in its place.
      .attribute("data-sticky", ""),
    ]
    flexibility.insert(.growsWidth)
  }
}
