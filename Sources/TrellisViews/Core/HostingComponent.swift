public import TrellisComponents
import TrellisUI

/// The component of a view: it keeps the view's state, and evaluates the body when one of its dependencies changed.
///
/// It also shows a view inside a component, so that each view and control is available there:
///
/// ```swift
/// HostingComponent(Toggle("Loud", isOn: Binding(state, isLoud)))
/// ```
public final class HostingComponent<Content: View>: RenderComponent<StateSlots>,
  LayoutInputsProviding
{
  /// A variable, so that it can be compared without a copy. Only ``reuse(for:comparedBy:)`` changes it, and not
  /// during another access.
  @exclusivity(unchecked) private var content: Content
  /// The fields of the view's type, found when they are needed; unowned, because they are never released.
  private unowned(unsafe) var foundFields: ViewFields?
  /// Whether this is the outermost component of a view, so that content with a limit is centred in it.
  private let isOutermost: Bool
  /// The rows of the lists in the body; `nil` for a body without lists.
  private var rowLists: RowLists?

  /// A component that shows `content`; its identity consists of its path and the type of `content`.
  public convenience init(_ content: Content) { self.init(content, at: nil, isOutermost: true) }

  init(_ content: Content, at path: ViewPath?, isOutermost: Bool = false) {
    self.content = content
    self.isOutermost = isOutermost
    super.init(identifier: path)
    storedFlexibility = StoredFlexibility()
  }

  public override var typeIdentity: Any.Type { Content.self }
  public override var typeName: String { "\(Content.self)" }

  private var fields: ViewFields {
    if let foundFields { return foundFields }
    let fields = ViewFields.of(Content.self)
    foundFields = fields
    return fields
  }

  public override func initialState() -> StateSlots? { fields.makeSlots(of: content) }

  public override func render(_ slots: StateSlots) -> Component? {
    guard let view = fields.installing(in: content, state) else { return nil }
    var expansion = ViewExpansion(keepingRowsIn: self)
    defer { closeRowLists() }
    if Content.Body.self == Never.self {
      view._expand(into: &expansion)
    } else {
      view.body._expand(into: &expansion)
    }
    guard var box = Box.column(expansion.boxes) else { return nil }
    box.wrapOffset()
    if isOutermost { box.centerAtLimit() }
    storedFlexibility = StoredFlexibility(box.flexibility, inheritsChild: box.inheritsFlexibility)
    return box.makeComponent()
  }

  /// Whether the view differs from the view of `previous` in a property; for an `Equatable` view, whether `==` is
  /// false.
  public override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = same(previous) else { return true }
    let fields = previous.fields
    foundFields = fields
    return withUnsafeMutablePointer(to: &content) { content in
      withUnsafeMutablePointer(to: &previous.content) { !fields.areEqual(at: content, $0) }
    }
  }

  /// `component`, if it shows a view of this type. A cast would look up the generic class.
  private func same(_ component: Component) -> HostingComponent<Content>? {
    guard ObjectIdentifier(type(of: component)) == ObjectIdentifier(type(of: self)) else {
      return nil
    }
    return unsafeDowncast(component, to: HostingComponent<Content>.self)
  }

  public override func didReuse(_ previous: Component) {
    guard let previous = same(previous) else { return }
    flexibilityByte = previous.flexibilityByte
    rowLists = previous.rowLists
  }

  /// Reuses this component in place of a new one for `view`, if the views are equal.
  ///
  /// - Returns: whether the views are equal.
  func reuse(for view: inout Content, comparedBy fields: ViewFields) -> Bool {
    let areEqual = withUnsafeMutablePointer(to: &content) { content in
      withUnsafeMutablePointer(to: &view) { fields.areEqual(at: content, $0) }
    }
    // Properties that an application's `==` ignores come from the newest view, as in a new component.
    if areEqual, !fields.comparesExactly { content = view }
    return areEqual
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let other = same(previous) else { return false }
    return other.flexibilityByte == flexibilityByte && super.hasSameLayoutInputs(as: previous)
  }

  package var furtherLayoutInputs: UInt32 {
    UInt32(flexibilityByte)
  }
}

extension HostingComponent: RowListOwner, RenderResultsHolding {
  var openRowLists: RowLists {
    if let rowLists, rowLists.isOpen { return rowLists }
    let former = rowLists ?? formerComponent.flatMap(same)?.rowLists
    let made = RowLists(after: former)
    rowLists = made
    return made
  }

  private func closeRowLists() {
    guard let rowLists else { return }
    if rowLists.isOpen { rowLists.close() } else { self.rowLists = nil }
  }

  package func forgetRenderResults() { rowLists = nil }
}
