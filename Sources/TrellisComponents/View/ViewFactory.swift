import TrellisBase
public import TrellisDOM

/// Makes the elements of one view class, for views that an element name does not describe completely.
///
/// The factory is the identity of the class: two factories never share views, even if their names are equal. So keep
/// each in a constant.
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
  /// Whether the views are never reused for another identity, although their element name does not imply it.
  public let holdsBrowserState: Bool
  let make: (@Sendable (Document) -> Element)?
  let didEnterReusePool: (@Sendable (Element) -> Void)?
  let willLeaveReusePool: (@Sendable (Element) -> Void)?
  /// Whether factories of the same name are equal, as this one has no functions.
  private let isShared: Bool

  /// - Parameters:
  ///   - tag: the name of the elements that `make` returns.
  ///   - holdsBrowserState: `true` for views that must never be reused for another identity, although their element
  ///     name does not imply it.
  ///   - make: builds the element; `nil` for an empty one. It gets no component, as views outlive components.
  ///   - didEnterReusePool: called after a view was hidden, itself or with a view around it.
  ///   - willLeaveReusePool: called before a hidden view is shown again; not for a new view.
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
    return left.isShared && right.isShared && left.name.isExactly(right.name)
  }
}
