import TrellisBase

/// A view for each element of a collection, with the identity of the element: its state stays with it when elements
/// are moved, inserted and removed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// - Parameter id: the path to the identity of an element; two elements with one identity are a mistake.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    expansion.reserve(data.count)
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data {
      let id = id(element)
      guard
        require(
          seen.insert(id).inserted,
          """
          ForEach shows two elements with the identity \(id), of the type \(Data.Element.self); their views would \
          share one state. Give each element an identity of its own
          """)
      else { continue }
      expansion.with(id) { content(element)._expand(into: &$0) }
    }
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
