import TrellisBase

/// The reuse key of a view: a component can get the view of another one with an equal key.
///
/// Keys are interned by their ``ViewKeyTable``, so equal ones are identical.
///
/// Source: ComponentKit's algorithm 2.6.
final class ViewKey {
  struct Value: Hashable {
    let componentType: ObjectIdentifier
    let viewClass: ViewClass
    let shape: [String]
    /// Whether views of this key hold user state in the browser, and so are reused only within one
    /// identity.
    let holdsBrowserState: Bool

    /// Compares the texts one by one, since the keys of all mounted views are compared.
    static func == (lhs: Value, rhs: Value) -> Bool {
      lhs.componentType == rhs.componentType && lhs.viewClass == rhs.viewClass
        && lhs.holdsBrowserState == rhs.holdsBrowserState
        && lhs.shape.elementsEqual(rhs.shape) { $0.isExactly($1) }
    }
  }

  let value: Value
  /// Whether this is the key of a component's view; `false` for a container without a component.
  let isView: Bool
  /// The values of recent elements with the key, for new elements. Unchecked, because its methods reach no view key.
  @exclusivity(unchecked)
  var recentValues = RecentValues()
  /// The attributes with which the key was last found, if they retain no objects. Unchecked like ``recentValues``.
  @exclusivity(unchecked)
  fileprivate var recentAttributes = ViewAttributes.none
  var viewClass: ViewClass { value.viewClass }
  var holdsBrowserState: Bool { value.holdsBrowserState }

  init(_ value: Value, isView: Bool = true) {
    self.value = value
    self.isView = isView
  }

  /// The key of a container without a component.
  static var container: ViewKey {
    ViewKey(
      Value(
        componentType: ObjectIdentifier(Component.self), viewClass: "div", shape: [],
        holdsBrowserState: true), isView: false)
  }
}

/// The view keys of one mounter. Their number is bounded by the kinds of views in the program.
struct ViewKeyTable {
  /// The first keys with the hashes of their values: most pages have few, and a dictionary takes twice the memory.
  private var few: [(hash: Int, key: ViewKey)] = []
  private var many: [ViewKey.Value: ViewKey] = [:]
  /// The number of keys that are compared one after the other.
  private static let limit = 16
  /// Whether any view class has hooks of the reuse pool; if not, the hooks are skipped.
  private(set) var hasReuseHooks = false

  /// - Complexity: O(*n*) in the number of attributes; O(1) if they share the list of the last call with this key.
  mutating func key(for component: Component, _ configuration: ViewConfiguration) -> ViewKey {
    let attributes = configuration.attributes
    let type = ObjectIdentifier(component.typeIdentity)
    for (_, key) in few
    where key.recentAttributes.sharesList(with: attributes) && key.value.componentType == type
      && key.viewClass == configuration.viewClass
    {
      return key
    }
    let key = find(configuration, type)
    let list = attributes.withoutText
    if list.areData { key.recentAttributes = list }
    return key
  }

  private mutating func find(
    _ configuration: ViewConfiguration, _ type: ObjectIdentifier
  ) -> ViewKey {
    let holdsState = configuration.holdsBrowserState
    let value = ViewKey.Value(
      componentType: type, viewClass: configuration.viewClass,
      shape: configuration.attributes.shape(countingProperties: !holdsState),
      holdsBrowserState: holdsState)
    let hash = value.hashValue
    for (other, key) in few where other == hash && key.value == value { return key }
    if let key = many[value] { return key }
    let key = ViewKey(value)
    if few.count < Self.limit { few.append((hash, key)) } else { many[value] = key }
    hasReuseHooks = hasReuseHooks || value.viewClass.hasReuseHooks
    return key
  }
}

/// The identity of a view's content: the nearest tree node, the path in the body of that node, and the index among
/// the views of this path with the same key in one container.
struct ViewIdentity: Hashable {
  var owner: TreeNode.ID
  /// The ``Component/pathHash`` of the component, or of the nearest component around it that has one.
  var pathHash: UInt32 = 0
  var ordinal: Int32 = 0
}
