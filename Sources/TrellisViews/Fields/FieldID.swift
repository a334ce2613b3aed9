import TrellisComponents

/// An identifier for attributes of elements in a view, unique among the views of the page.
@propertyWrapper
package struct FieldID {
  private var number: TreeNode.ID?

  package init() {}

  /// Letters and digits; empty in a view that is not shown.
  package var wrappedValue: String { number.map { "f\($0)" } ?? "" }
}

extension FieldID: ConnectedProperty {
  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.number = connection.updater.publicID
    return true
  }
}
