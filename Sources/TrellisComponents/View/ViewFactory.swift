public import TrellisDOM

/// Makes the elements of one view class, for views that take more than an element name.
///
/// The factory is the identity of the class: two factories never share views, whatever their names. So keep each in a
/// constant.
///
/// ```swift
/// static let chart = ViewFactory("canvas", name: "chart") { document in … }
/// ```
///
/// Source: ComponentKit's view classes with a factory or with messages about reuse (rows D3–D5).
public final class ViewFactory: Sendable {
  /// The name of the elements, such as `div`.
  public let tag: String
  /// The name of the factory, for descriptions.
  public let name: String
  /// Whether the views never serve another identity though their element name does not tell.
  public let holdsBrowserState: Bool
  let make: (@Sendable (Document) -> Element)?
  let didEnterReusePool: (@Sendable (Element) -> Void)?
  let willLeaveReusePool: (@Sendable (Element) -> Void)?
  /// Whether the class is found by its name, as it has no functions.
  private let isShared: Bool

  /// - Parameters:
  ///   - tag: the name of the elements that `make` returns.
  ///   - holdsBrowserState: true for views that must never serve another identity though their
  ///     element name does not tell.
  ///   - make: builds the element; `nil` for an empty one. It gets nothing of a component, as views outlive
  ///     components.
  ///   - didEnterReusePool: called after a view went out of sight, itself or with one it stands in.
  ///   - willLeaveReusePool: called before a view comes into sight again; not for a new view.
  public init(
    _ tag: String, name: String, holdsBrowserState: Bool = false,
    make: (@Sendable (Document) -> Element)? = nil,
    didEnterReusePool: (@Sendable (Element) -> Void)? = nil,
    willLeaveReusePool: (@Sendable (Element) -> Void)? = nil
  ) {
    self.tag = tag
    self.name = name
    self.holdsBrowserState = holdsBrowserState
    self.make = make
    self.didEnterReusePool = didEnterReusePool
    self.willLeaveReusePool = willLeaveReusePool
    isShared = false
  }

  /// The factory of a class that has a name only.
  init(sharedAs name: String, _ tag: String) {
    self.tag = tag
    self.name = name
    holdsBrowserState = false
    make = nil
    didEnterReusePool = nil
    willLeaveReusePool = nil
    isShared = true
  }

  /// Whether views of the two are of one class, given the same element name.
  static func areSame(_ left: ViewFactory?, _ right: ViewFactory?) -> Bool {
    if left === right { return true }
    guard let left, let right else { return false }
    return left.isShared && right.isShared && left.name == right.name
  }
}
