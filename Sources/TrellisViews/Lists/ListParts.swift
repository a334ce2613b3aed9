import TrellisBase
import TrellisComponents

/// The rows of the content of a list, in parts.
package struct ListParts {
  /// The kind of the rows of a part.
  package enum Kind: Sendable {
    case items, header, footer
    /// A row without content that ends the section before it, so that the header there is not pinned beyond.
    case end
  }

  /// A part, and its place in the list.
  package struct Entry {
    package let part: any ListPart
    package let kind: Kind
    /// The path of the part in the content, unique in the list.
    package let path: String
    /// The number of the section around the part.
    package let section: Int
    /// The index of the first row of the part.
    package let start: Int
    /// The number of items before the part.
    package let position: Int
  }

  package private(set) var entries: [Entry] = []
  /// The number of rows, with headers and footers.
  package private(set) var count = 0
  /// The number of rows that are items.
  package private(set) var itemCount = 0
  /// The rows that are headers, in order.
  package private(set) var headers: [Int] = []
  /// The rows that are footers, in order, each with the first row of its section below the header.
  package private(set) var footers: [(row: Int, start: Int)] = []
  private var section = 0
  private var path = ""

  /// The rows of `content`.
  ///
  /// - Complexity: O(*n*) in the views of the content, where a `ForEach` of rows is one view, and a `ForEach` of sections as
  ///   many as it has sections.
  package init(_ content: some View) { append(content) }

  /// The entry of a row.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func entry(of row: Int) -> Entry {
    if entries.count == 1 { return entries[0] }
    return entries[entries.partitioningIndex { $0.start > row } - 1]
  }

  /// Whether a row is the first and the last one of its section, without headers and footers.
  package func ends(of row: Int) -> (isFirst: Bool, isLast: Bool) {
    let index = entries.count == 1 ? 0 : entries.partitioningIndex { $0.start > row } - 1
    let entry = entries[index]
    func joins(_ other: Int) -> Bool {
      entries.indices.contains(other) && entries[other].section == entry.section
        && entries[other].kind == .items
    }
    return (
      row == entry.start && !joins(index - 1),
      row == entry.start + entry.part.count - 1 && !joins(index + 1)
    )
  }

  /// The rows from the first to the last item; `nil` without items.
  package var itemEnds: Range<Int>? {
    guard let first = entries.first(where: { $0.kind == .items }),
      let last = entries.last(where: { $0.kind == .items })
    else { return nil }
    return first.start..<last.start + last.part.count
  }

  // MARK: Collecting

  /// Adds the rows of `view`: the rows of its parts, or one row.
  package mutating func append(_ view: some View) {
    if let view = view as? any ListContent { return view.appendParts(to: &self) }
    append(SingleRow(content: AnyView(view)), .items)
  }

  /// Adds a part; one without rows is left out.
  package mutating func append(_ part: some ListPart, _ kind: Kind = .items) {
    let rows = part.count
    guard rows > 0 else { return }
    // A pinned header would stay beyond the end of its section.
    if kind == .items, entries.last.map({ $0.section != section }) == true, !headers.isEmpty {
      appendEntry(SingleRow(content: AnyView(EmptyView())), .end, path + "end")
    }
    appendEntry(part, kind, path)
  }

  private mutating func appendEntry(_ part: some ListPart, _ kind: Kind, _ path: String) {
    if kind == .header || kind == .end { headers.append(count) }
    entries.append(
      Entry(
        part: part, kind: kind, path: path, section: section, start: count, position: itemCount))
    count += part.count
    if kind == .items { itemCount += part.count }
  }

  /// Adds rows with `step` at the end of their paths.
  package mutating func at(_ step: some CustomStringConvertible, _ add: (inout ListParts) -> Void) {
    let outer = path
    path += "\(step)."
    add(&self)
    path = outer
  }

  /// Adds the footer of a section whose rows begin at `start`.
  fileprivate mutating func appendFooter(_ footer: some View, from start: Int) {
    footers.append((count, start))
    append(SingleRow(content: AnyView(footer)), .footer)
  }

  fileprivate mutating func inSection(_ add: (inout ListParts) -> Void) {
    section += 1
    add(&self)
    section += 1
  }
}

/// A view that makes any number of rows in a list.
package protocol ListContent {
  /// Whether the view is, or may be, a section.
  static var hasSections: Bool { get }
  func appendParts(to parts: inout ListParts)
}

extension ListContent {
  package static var hasSections: Bool { false }
}

private func hasSections(_ type: Any.Type) -> Bool {
  (type as? any ListContent.Type)?.hasSections ?? false
}

extension ForEach: ListContent {
  package func appendParts(to parts: inout ListParts) {
    guard TrellisViews.hasSections(Content.self) else { return parts.append(self, .items) }
    for element in data { parts.at("\(id(element))") { $0.append(content(element)) } }
  }
}

extension Section: ListContent {
  package static var hasSections: Bool { true }

  package func appendParts(to parts: inout ListParts) {
    parts.inSection { parts in
      if Header.self != EmptyView.self {
        parts.at("header") { $0.append(SingleRow(content: AnyView(header)), .header) }
      }
      let start = parts.count
      parts.at("rows") { $0.append(content) }
      if Footer.self != EmptyView.self {
        parts.at("footer") { $0.appendFooter(footer, from: start) }
      }
    }
  }
}

extension TupleView: ListContent {
  package func appendParts(to parts: inout ListParts) {
    var index = 0
    for view in repeat each content {
      parts.at(index) { $0.append(view) }
      index += 1
    }
  }
}

extension Group: ListContent {
  package static var hasSections: Bool { TrellisViews.hasSections(Content.self) }
  package func appendParts(to parts: inout ListParts) { parts.append(content) }
}

extension ArrayView: ListContent {
  package func appendParts(to parts: inout ListParts) {
    for (index, view) in views.enumerated() { parts.at(index) { $0.append(view) } }
  }
}

extension EmptyView: ListContent {
  package func appendParts(to parts: inout ListParts) {}
}

extension Optional: ListContent where Wrapped: View {
  package static var hasSections: Bool { TrellisViews.hasSections(Wrapped.self) }
  package func appendParts(to parts: inout ListParts) {
    if let self { parts.append(self) }
  }
}

extension ConditionalView: ListContent {
  package static var hasSections: Bool {
    TrellisViews.hasSections(First.self) || TrellisViews.hasSections(Second.self)
  }

  package func appendParts(to parts: inout ListParts) {
    switch branch {
    case .first(let view): parts.at("a") { $0.append(view) }
    case .second(let view): parts.at("b") { $0.append(view) }
    }
  }
}
