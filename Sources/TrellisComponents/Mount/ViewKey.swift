/// The key of a view: a component may take over the view of another one with an equal key.
///
/// Keys are interned by their ``ViewKeyTable``, so equal ones are identical.
///
/// Source: ComponentKit's algorithm 2.6.
final class ViewKey {
  struct Value: Hashable {
    let componentType: ObjectIdentifier
    let viewClass: ViewClass
    let shape: [String]
    /// Whether a view of this key keeps something of the user's in the browser and therefore stays
    /// with its identity.
    let holdsBrowserState: Bool
  }

  let value: Value
  /// Whether it is the key of a component's view, and not of a container that is nobody's.
  let isView: Bool
  var viewClass: ViewClass { value.viewClass }
  var holdsBrowserState: Bool { value.holdsBrowserState }

  init(_ value: Value, isView: Bool = true) {
    self.value = value
    self.isView = isView
  }

  /// The key of a container that is nobody's view.
  static var container: ViewKey {
    ViewKey(
      Value(
        componentType: ObjectIdentifier(Component.self), viewClass: "div", shape: [],
        holdsBrowserState: true), isView: false)
  }
}

/// The view keys of one mounter. There are as many as there are kinds of views in the program.
struct ViewKeyTable {
  private var keys: [ViewKey.Value: ViewKey] = [:]
  /// Whether any view class wants to hear of the reuse pool; until then nobody has to be told.
  private(set) var hasReuseHooks = false

  /// - Complexity: O(n) in the number of attributes.
  mutating func key(for component: Component, _ configuration: ViewConfiguration) -> ViewKey {
    let holdsState = configuration.holdsBrowserState
    let value = ViewKey.Value(
      componentType: component.typeIdentity, viewClass: configuration.viewClass,
      shape: configuration.attributes.shape(countingProperties: !holdsState),
      holdsBrowserState: holdsState)
    if let key = keys[value] { return key }
    let key = ViewKey(value)
    keys[value] = key
    hasReuseHooks = hasReuseHooks || value.viewClass.hasReuseHooks
    return key
  }
}

/// Whose view it is: that of the nearest tree node and, below one node, the n-th of its key.
struct ViewIdentity: Hashable {
  var owner: TreeNode.ID
  var ordinal: Int32
}
