import TrellisComponents
public import TrellisViews

extension List where SelectionValue == Never {
  /// A list of any rows.
  ///
  /// - Parameter content: `ForEach` views, sections, and single views.
  public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

  /// A row for each element of `data`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(.none, ForEach(data, content: row))
  }

  /// A row for each element of `data`.
  ///
  /// - Parameter id: the path to the identity of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(.none, ForEach(data, id: id, content: row))
  }

  /// A tree: a row for each element of `data`, which shows and hides the rows of its children.
  ///
  /// - Parameter children: the path to the children of an element; `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineRows<Data, Data.Element.ID, Row> {
    self.init(.none, OutlineRows(data: data, id: \.id, children: children, content: row))
  }
}

extension List {
  /// A list of any rows, of which the user selects one.
  ///
  /// - Parameters:
  ///   - selection: the identity of the selected row; rows whose identities have another type cannot be selected.
  ///   - content: `ForEach` views, sections, and single views, which cannot be selected.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(.one(selection), content())
  }

  /// A list of any rows, of which the user selects several.
  ///
  /// - Parameters:
  ///   - selection: the identities of the selected rows; rows whose identities have another type cannot be selected.
  ///   - content: `ForEach` views, sections, and single views, which cannot be selected.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.init(.several(selection), content())
  }

  /// A row for each element of `data`, of which the user selects one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, Row>
  {
    self.init(.one(selection), ForEach(data, content: row))
  }

  /// A row for each element of `data`, of which the user selects several.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, Row>
  {
    self.init(.several(selection), ForEach(data, content: row))
  }

  /// A row for each element of `data`, of which the user selects one.
  ///
  /// - Parameter id: the path to the identity of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<SelectionValue?>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(.one(selection), ForEach(data, id: id, content: row))
  }

  /// A row for each element of `data`, of which the user selects several.
  ///
  /// - Parameter id: the path to the identity of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(.several(selection), ForEach(data, id: id, content: row))
  }

  /// A tree of which the user selects one row.
  ///
  /// - Parameter children: the path to the children of an element; `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == OutlineRows<Data, Data.Element.ID, Row>
  {
    self.init(
      .one(selection), OutlineRows(data: data, id: \.id, children: children, content: row))
  }

  /// A tree of which the user selects several rows.
  ///
  /// - Parameter children: the path to the children of an element; `nil` for an element that cannot have any.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>, @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == OutlineRows<Data, Data.Element.ID, Row>
  {
    self.init(
      .several(selection), OutlineRows(data: data, id: \.id, children: children, content: row))
  }
}
