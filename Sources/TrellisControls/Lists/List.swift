import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Rows in a column that scrolls. Up to 2,000 rows are all mounted, so that the browser's search, the Tab key and screen readers find
/// them; of more rows only those around the visible part are built, laid out and sent.
///
/// ```swift
/// List(messages, selection: $selected) { message in
///   MessageRow(message)
/// }
/// .onReachEnd { await store.loadMore() }
///
/// List {
///   Section("Favourites") {
///     ForEach(favourites) { Text($0.name) }
///       .onMove { favourites.move(fromOffsets: $0, toOffset: $1) }
///       .onDelete { favourites.remove(atOffsets: $0) }
///   }
///   ForEach(letters) { letter in
///     Section(letter.name) { ForEach(letter.people) { Text($0.name) } }
///   }
/// }
/// ```
///
/// Each element of a ``/TrellisViews/ForEach`` is a row, and so is any other view; a ``/TrellisViews/Section`` adds a header,
/// which stays at the top edge while its rows are visible, and a footer, which stays at the bottom edge. The list takes the space that it is offered; without a
/// limit of the height it is as high as its rows. `docs/LISTS.md` has its limits.
///
/// **Selection.** Rows are selected by the identities of their elements, so that the selection stays with them when the data
/// changes. A press or an arrow key selects one row. With a set also: Control or Command and a press, a touch, or the space bar
/// adds a row or removes it; Shift and a press or an arrow key selects all rows between; Control or Command and A selects
/// all rows, Escape none. One press or key selects at most 10,000 rows: of more, the selection stays, and the list shows a
/// message. Home, End and the page keys move the focus.
///
/// The elements have the roles of a list; with a selection, of a listbox; with levels, of a tree.
///
/// Source: SwiftUI's `List`; WAI-ARIA Authoring Practices, "Listbox" and "Tree View".
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: ListSelection<SelectionValue>
  private var options = ListOptions()
  @State private var model = Transient(ListModel<SelectionValue>())
  /// The names of the rows of a tree whose children are shown.
  @State private var expanded: Set<String> = []
  @State private var isRefreshing = Transient(false)
  /// Whether more rows were to be selected than can be.
  @State private var showsLimit = Transient(false)
  /// The row that the keys have asked for.
  @State private var jump = Transient(LazyListStyle.Jump?.none)
  @Environment(\.listStyle) private var style
  @Environment(\.hasListSeparators) private var hasSeparators
  @Environment(\.listRowInsets) private var insets
  @Environment(\.refresh) private var refresh
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pageMedium) private var medium
  @Environment(\.texts) private var texts
  @Environment(\.theme) private var theme

  init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  func changing(_ change: (inout ListOptions) -> Void) -> List {
    var list = self
    change(&list.options)
    return list
  }

  func replacingContent(_ content: Content) -> List {
    var list = List(selection, content)
    list.options = options
    return list
  }

  public var body: some View {
    let parts = makeParts()
    let source = makeSource(parts)
    let run = refreshing
    let start = run.map { startingTask(event: "refreshable", $0) }
    VStack(alignment: .leading, spacing: 0) {
      if let run, medium == .live { refreshButton(run) }
      if showsLimit.value {
        let limit = ListModel<SelectionValue>.selectionLimit
        Banner(texts(.tooManyRows, limit), tone: .danger).padding(8)
      }
      scrolled(source)
    }
    .onMount {
      model.value.update(
        source,
        expand: { key, isExpanded in
          if isExpanded { expanded.insert(key) } else { expanded.remove(key) }
        },
        scroll: { row in
          let number = (jump.value?.number ?? 0) + 1
          jump = Transient(LazyListStyle.Jump(number: number, row: row, anchor: nil))
        }, showLimit: { showsLimit = Transient($0) }, refresh: start)
    }
  }

  private func refreshButton(_ run: @escaping AsyncHandler) -> some View {
    HStack(spacing: 0) {
      Spacer()
      Button(action: run) { Image(icon: .refresh, size: 20) }
        .pending(isRefreshing.value)
        .attribute("aria-label", texts[.refresh])
    }
    .padding(4)
  }

  private func scrolled(_ source: ListSource<SelectionValue>) -> some View {
    let parts = source.parts
    let number = pageNumber(parts.count)
    return ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if parts.itemCount > 0 {
          LazyRows(source: source, style: rowStyle(source))
            .overlay(alignment: .top) { startMark }
            .overlay(alignment: .bottom) { endMark(parts.itemCount) }
        }
        status(isEmpty: parts.itemCount == 0)
        if let number { pageLinks(parts.count, number).padding(8) }
      }
      .padding(.horizontal, style == .plain ? 0 : theme.space(.small))
      .frame(maxWidth: .infinity)
    }
    .overlay(alignment: .bottom) {
      if number == nil, parts.count > ListWindow.wholeCount {
        pageLinks(parts.count, 1).padding(4).className("l-unscripted")
      }
    }
  }

  // MARK: Pages

  /// The page that is shown in place of all of `count` rows, from 1; `nil` for all rows.
  private func pageNumber(_ count: Int) -> Int? {
    guard let paging = options.paging else { return nil }
    let number = paging.page.wrappedValue
    if number > 0 { return number }
    return medium == .live || count <= ListWindow.wholeCount ? nil : 1
  }

  /// Links to the pages of the rows; nothing if there is one page.
  @ViewBuilder private func pageLinks(_ count: Int, _ number: Int) -> some View {
    if let paging = options.paging, count > ListOptions.pageLength {
      Pagination(
        page: Binding(get: { number }, set: { paging.page.wrappedValue = $0 }),
        count: (count - 1) / ListOptions.pageLength + 1, address: paging.address)
    }
  }

  // MARK: Rows

  private func makeParts() -> ListParts {
    var parts = ListParts(EmptyView())
    let model = model.value
    if let tree = content as? any OutlineContent {
      tree.appendPart(to: &parts, expanded: expanded, cache: &model.outline)
    } else {
      parts.append(content)
    }
    model.count(parts.itemCount)
    return parts
  }

  private var isTree: Bool { content is any OutlineContent }

  private func makeSource(_ parts: ListParts) -> ListSource<SelectionValue> {
    let canEdit = parts.entries.contains {
      $0.part.edits.delete != nil || $0.part.edits.move != nil
    }
    let look = ListLook(
      style: style, hasSeparators: hasSeparators && style != .inset,
      role: isTree ? "treeitem" : selection.canSelect ? "option" : "listitem",
      insets: insets, isInteractive: isEnabled && (selection.canSelect || isTree || canEdit))
    // A row that is added at the end of many mounted rows changes none of them.
    let isCounted =
      parts.count > ListWindow.smallCount && parts.count <= ListWindow.wholeCount
      && pageNumber(parts.count) == nil
    return ListSource(
      parts: parts, selection: selection, selected: selection.snapshot, look: look,
      namedCount: isCounted ? nil : parts.itemCount, model: model.value)
  }

  private func rowStyle(_ source: ListSource<SelectionValue>) -> LazyListStyle {
    var rows = LazyListStyle()
    rows.jump = jump.value
    rows.role = isTree ? "tree" : selection.canSelect ? "listbox" : "list"
    rows.rowRole = source.look.role
    rows.wholeLimit = ListWindow.wholeCount
    rows.isFollowed = options.onReachStart != nil || options.onReachEnd != nil
    if let number = pageNumber(source.count) {
      // Any number of the client: the last page beyond the end.
      let start = min(number - 1, max(source.count - 1, 0) / ListOptions.pageLength)
      rows.page = start * ListOptions.pageLength..<(start + 1) * ListOptions.pageLength
    }
    var attributes: [ViewAttribute] = [.className("l-rowlist"), .attribute("data-rows", "")]
    if style == .grouped { attributes.append(.className("l-grouped")) }
    if style == .inset { attributes.append(.className("l-inset")) }
    if source.look.hasSeparators { attributes.append(.className("l-lined")) }
    if let label = options.label {
      attributes.append(.aria("label", EnvironmentValues.current.text(label)))
    }
    if !source.parts.headers.isEmpty { attributes.append(.className("l-sectioned")) }
    if !source.parts.footers.isEmpty { attributes.append(.className("l-footed")) }
    if selection.isMultiple { attributes.append(.aria("multiselectable", true)) }
    if case .loading = options.phase { attributes.append(.aria("busy", true)) }
    guard medium == .live else {
      rows.moreAttributes = attributes
      return rows
    }
    if options.onReachStart != nil {
      rows.holdsStart = true
      attributes.append(.attribute("data-holds", ""))
    }
    if source.look.isInteractive, let ends = source.parts.itemEnds {
      attributes += [
        .attribute("tabindex", "0"), .attribute("data-first", "\(ends.lowerBound + 1)"),
        .attribute("data-last", "\(ends.upperBound)"),
      ]
    }
    let words = recognizedActions(source)
    if !words.isEmpty, isEnabled {
      let model = model.value
      attributes += ViewAttribute.listening(
        to: .listRow(words), fields: ListModel<SelectionValue>.event.names, [],
        Action { try model.perform($0) })
    }
    rows.moreAttributes = attributes
    return rows
  }

  /// What the user may do, for the client (`public/listrows.js`).
  private func recognizedActions(_ source: ListSource<SelectionValue>) -> String {
    let edits = source.parts.entries.map(\.part.edits)
    return [
      selection.canSelect ? selection.isMultiple ? "m" : "s" : "", isTree ? "t" : "",
      edits.contains { $0.delete != nil } ? "d" : "", edits.contains { $0.move != nil } ? "v" : "",
      refresh == nil ? "" : "r",
    ].joined()
  }

  // MARK: Ends and states

  private var refreshing: AsyncHandler? {
    guard let refresh, isEnabled else { return nil }
    return {
      if isRefreshing.value { return }
      isRefreshing = Transient(true)
      defer { isRefreshing = Transient(false) }
      try await refresh.run()
    }
  }

  @ViewBuilder private var startMark: some View {
    if let action = options.onReachStart, medium == .live {
      mark(0, event: "onReachStart", action)
    }
  }

  @ViewBuilder private func endMark(_ count: Int) -> some View {
    if let action = options.onReachEnd, medium == .live {
      mark(1 + model.value.growth % 9, event: "onReachEnd", action)
    }
  }

  /// An element at an end of the list that reports when it is visible.
  ///
  /// - Parameter version: another one lets the browser report again, also if the element is still visible.
  private func mark(
    _ version: Int, event: String, _ action: @escaping AsyncHandler
  ) -> some View {
    let model = model.value
    let start = startingTask(event: event) {
      defer { model.isReaching = false }
      try await action()
    }
    return LeafView(
      "div",
      size: ComponentSize(width: .points(1), height: .points(400), maxHeight: .percent(100)),
      attributes: [
        .aria("hidden", true), .style(StyleProperty("pointer-events"), "none"),
      ]
        + ViewAttribute.on(
          .scrollVisibility(threshold: Double(version) / 100), .isVisible,
          action: Action { isVisible in
            guard isVisible, !model.isReaching else { return }
            model.isReaching = true
            start()
          }))
  }

  /// What is shown instead of rows, or below them.
  @ViewBuilder private func status(isEmpty: Bool) -> some View {
    switch options.phase {
    case .ready:
      if isEmpty {
        if let placeholder = options.placeholder {
          placeholder
        } else {
          Text(texts[.nothing]).foregroundStyle(.secondaryText).padding(16)
        }
      }
    case .loading:
      ElementView(
        "div", style: .row(spacing: 8, padding: .symmetric(horizontal: 16, vertical: 12)),
        flexibility: [.growsWidth], attributes: [.role("status")]
      ) {
        Spinner()
        Text(texts[.loading]).foregroundStyle(.secondaryText)
      }
    case .failed(let message, let retry):
      Banner(message, tone: .danger) {
        if let retry { Button(texts[.tryAgain], action: retry) }
      }
      .padding(8)
    }
  }
}

/// The arguments of the methods of a ``List``.
struct ListOptions {
  var label: LocalizedStringKey?
  var phase = ListPhase.ready
  var placeholder: AnyView?
  var onReachStart: AsyncHandler?
  var onReachEnd: AsyncHandler?
  var paging: RowPaging?

  /// The number of rows of a page.
  static let pageLength = 100
}

/// The rows of a list as a view.
private struct LazyRows<Value: Hashable>: PrimitiveView {
  let source: ListSource<Value>
  let style: LazyListStyle

  func _expand(into expansion: inout ViewExpansion) {
    expansion.appendLazyList(source, style)
  }
}
