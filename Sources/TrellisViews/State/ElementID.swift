import TrellisComponents

/// A value for the attribute `id` of an element of a view, unique among the views of the page: for `for`,
/// `aria-describedby`, and commands.
///
/// ```swift
/// @ElementID private var hint
/// …
/// Text("At least 12 characters").attribute("id", hint)
/// ```
///
/// The value is the same in all builds of a page, and after the page has been restored in another process.
@propertyWrapper
public struct ElementID {
  private var text = ""

  /// An id that is known when the view is shown.
  public init() {}

  /// The id; empty before the view is shown.
  public var wrappedValue: String { text }
}

extension ElementID: ConnectedProperty {
  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    let name = connection.name.drop { $0 == "_" }
    address.assumingMemoryBound(to: Self.self).pointee.text =
      "\(name)-\(connection.updater.publicID)"
    return true
  }
}
