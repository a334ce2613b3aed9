import TrellisDOM

/// The kind of a view's element.
///
/// Two view classes are equal if they make the same kind of element; views are reused only within one view
/// class.
///
/// Source: ComponentKit's view class (rows D1–D5).
public struct ViewClass: Sendable {
  /// The element's name, such as `div` or `button`.
  public let tag: String
  private let factory: ViewFactory?
  /// Whether elements of this class hold browser state independent of their name.
  private let alwaysHoldsState: Bool

  /// The class of elements named `tag`.
  ///
  /// - Parameter holdsBrowserState: `true` for elements that hold user state although their name does not
  ///   imply it.
  /// - Precondition: `tag` is a name the document accepts.
  public init(_ tag: String, holdsBrowserState: Bool = false) {
    self.tag = tag
    alwaysHoldsState = holdsBrowserState
    factory = nil
  }

  /// A view class with a name: its views are not reused for other classes with the same element name.
  ///
  /// - Parameters:
  ///   - name: the identity of the class, with `tag` and `holdsBrowserState`.
  ///   - holdsBrowserState: `true` for views that must never be reused for another identity, although their
  ///     element name does not imply it.
  public init(_ tag: String, name: String, holdsBrowserState: Bool = false) {
    self.tag = tag
    alwaysHoldsState = holdsBrowserState
    factory = ViewFactory(sharedAs: name, tag)
  }

  /// The view class of the elements that `factory` makes.
  public init(_ factory: ViewFactory) {
    tag = factory.tag
    alwaysHoldsState = factory.holdsBrowserState
    self.factory = factory
  }

  func makeElement(in document: Document) -> Element {
    factory?.make?(document) ?? document.makeElement(tag)
  }

  /// Whether the class has hooks of the reuse pool.
  var hasReuseHooks: Bool {
    factory?.didEnterReusePool != nil || factory?.willLeaveReusePool != nil
  }

  func didEnterReusePool(_ element: Element) { factory?.didEnterReusePool?(element) }
  func willLeaveReusePool(_ element: Element) { factory?.willLeaveReusePool?(element) }

  /// Whether such an element holds user state in the browser (focus, typed text, a playback position), so
  /// that it must never be reused for another identity.
  public var holdsBrowserState: Bool {
    if alwaysHoldsState { return true }
    switch tag {
    case "input", "textarea", "select", "button", "a", "summary", "video", "audio", "iframe",
      "details", "canvas", "dialog":
      return true
    default: return false
    }
  }

  /// Whether moving such an element in the document would lose its state, in browsers without a
  /// state-preserving move.
  var losesStateWhenMoved: Bool {
    switch tag {
    case "iframe", "video", "audio": true
    // A custom element of an application is disconnected and connected again by a move.
    default: tag.utf8.contains(UInt8(ascii: "-"))
    }
  }
}

extension ViewClass: Hashable {
  public static func == (lhs: ViewClass, rhs: ViewClass) -> Bool {
    lhs.tag == rhs.tag && lhs.alwaysHoldsState == rhs.alwaysHoldsState
      && ViewFactory.areSame(lhs.factory, rhs.factory)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(factory?.name)
  }
}

extension ViewClass: ExpressibleByStringLiteral {
  /// The view class of elements named `tag`, like ``init(_:holdsBrowserState:)``.
  public init(stringLiteral tag: String) { self.init(tag) }
}
