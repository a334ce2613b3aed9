import TrellisBase
import TrellisComponents
import TrellisUI

/// A view for each element of a collection, with the identity of the element: its state stays with it when elements
/// are moved, inserted and removed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  package let data: Data
  let id: (Data.Element) -> ID
  package let content: (Data.Element) -> Content
  /// The name of the view in the hint for developers about many elements.
  private var name = "ForEach"
  /// Whether each element is its own identity.
  private(set) var identifiesByElements = false
  /// What the user may do with the rows in a list.
  package var edits = ListEdits()

  init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// - Parameter id: the path to the identity of an element. Two elements with one identity are a programmer's mistake in
  ///   debug builds. In other builds only the first of them is shown, and the server's log has a line once.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // The types are compared first, because each comparison instantiates a path of a generic type.
    if ID.self == Data.Element.self, id as AnyKeyPath == \Data.Element.self as AnyKeyPath {
      // Reading by the path takes longer than comparing two rows. The path `\.self` returns the element itself, so `ID`
      // is the type of the elements.
      self.init(data, identifiedBy: { unsafeBitCast($0, to: ID.self) }, content: content)
      identifiesByElements = true
    } else {
      self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
    }
  }

  public func _expand(into expansion: inout ViewExpansion) {
    RowAdvice.check(data.count, name, of: Data.Element.self)
    if Content.Body.self != Never.self, let lists = expansion.rowLists,
      let surroundings = ComponentSurroundings.current
    {
      return expandRows(into: &expansion, lists, surroundings)
    }
    expandBoxes(into: &expansion)
  }

  private func expandBoxes(into expansion: inout ViewExpansion) {
    expansion.reserve(data.count)
    var seen = Set<Exact<ID>>(minimumCapacity: data.count)
    var isReported = false
    for element in data {
      let id = id(element)
      if seen.insert(Exact(id)).inserted {
        expansion.with(id) { content(element)._expand(into: &$0) }
        continue
      }
      if !isReported { RepeatedIdentities.report("\(id)", in: name, of: Data.Element.self) }
      isReported = true
    }
  }

  /// This view with the name of its container in the hint about many elements.
  package func advising(as name: String) -> Self {
    var view = self
    view.name = name
    return view
  }

  /// Adds the rows of views with a body. Rows with equal views reuse the components of the previous evaluation.
  private func expandRows(
    into expansion: inout ViewExpansion, _ lists: RowLists, _ surroundings: ComponentSurroundings
  ) {
    let path = expansion.dynamicPath
    let former = lists.consume(RowList<ID, Content>.self, at: path)
    guard let list = rowList(after: former, in: surroundings, of: expansion) else {
      return expandBoxes(into: &expansion)
    }
    lists.append(list, at: path)
    expansion.append(rows: .init(items: list.children, container: list.container))
  }

  private func rowList(
    after former: RowList<ID, Content>?, in surroundings: ComponentSurroundings,
    of expansion: ViewExpansion
  ) -> RowList<ID, Content>? {
    // Reading elements from memory is several times as fast as by the collection's functions.
    let contiguous: RowList<ID, Content>?? = data.withContiguousStorageIfAvailable {
      rowList($0, after: former, in: surroundings, of: expansion)
    }
    if let contiguous { return contiguous }
    return Array(data).withUnsafeBufferPointer {
      rowList($0, after: former, in: surroundings, of: expansion)
    }
  }

  /// - Returns: `nil` if two elements have one identity.
  private func rowList(
    _ elements: UnsafeBufferPointer<Data.Element>, after former: RowList<ID, Content>?,
    in surroundings: ComponentSurroundings, of expansion: ViewExpansion
  ) -> RowList<ID, Content>? {
    let fields = ViewFields.of(Content.self)
    var ids: [ID] = []
    ids.reserveCapacity(elements.count)
    for element in elements { ids.append(id(element)) }
    var matches = RowMatches(from: former?.ids ?? [], to: ids)
    let isReusable = former?.isReusable(in: surroundings) ?? false
    let isSame = isReusable && matches.areEqual
    var equalCount = 0
    if isSame, let former {
      equalCount = countOfEqualRows(elements, former.children, fields)
      // The list shares everything with the former one.
      if equalCount == ids.count {
        return RowList(
          ids: former.ids, children: former.children, of: former.container, in: surroundings)
      }
    }
    let middle = matches.middle
    let old = former?.children ?? []
    // Shares the options object of the former rows, because a layout compares it first.
    let item = old.first?.withoutComponent ?? BoxItemOptions.ofRow
    let shift = old.count - ids.count
    // A list with the former identities replaces the items of rows that differ.
    var children = isSame ? old : []
    if !isSame { children.reserveCapacity(ids.count) }
    for index in equalCount..<ids.count {
      var oldIndex: Int? = index
      if index >= middle.lowerBound {
        oldIndex = index < middle.upperBound ? matches.oldIndex(of: index) : index + shift
        if oldIndex == nil, !matches.isUnique(at: index) { return nil }
      }
      var view = content(elements[index])
      if isReusable, let oldIndex, canReuse(old[oldIndex], for: &view, fields) {
        if !isSame { children.append(old[oldIndex]) }
        continue
      }
      var child = item
      child.component = HostingComponent(view, at: expansion.path(of: ids[index]))
      if isSame { children[index] = child } else { children.append(child) }
    }
    return RowList(ids: ids, children: children, of: RowContainer(), in: surroundings)
  }

  /// The number of rows with equal views at the beginning of `rows`, a list of the same elements.
  private func countOfEqualRows(
    _ elements: UnsafeBufferPointer<Data.Element>, _ rows: [FlexboxChild], _ fields: ViewFields
  ) -> Int {
    rows.withUnsafeBufferPointer { rows in
      for index in rows.indices {
        var view = content(elements[index])
        if !canReuse(rows[index], for: &view, fields) { return index }
      }
      return rows.count
    }
  }

  /// Whether the component of `row`, a row of a former list of this type, shows a view that equals `view`.
  @inline(__always)
  private func canReuse(
    _ row: FlexboxChild, for view: inout Content, _ fields: ViewFields
  ) -> Bool {
    guard let component = row.component else { return false }
    return unsafeDowncast(component, to: HostingComponent<Content>.self)
      .reuse(for: &view, comparedBy: fields)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach {
  /// Views that change the elements of the collection that `data` is bound to:
  /// `ForEach($items) { $item in TextField("Name", text: $item.name) }`.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views that change the elements of the collection that `data` is bound to.
  ///
  /// - Parameter id: the path to the identity of an element.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], Elements: MutableCollection & RandomAccessCollection
  {
    self.init(
      data.wrappedValue.indices.map { data.element(at: $0, id: id) },
      identifiedBy: { $0.snapshot[keyPath: id] }, content: content)
  }
}
