public import TrellisDOM

/// Which element a view is.
///
/// Two view classes are equal when they make the same kind of element; views are handed from one
/// component to another only within one view class.
///
/// Source: ComponentKit's view class (rows D1–D5).
public struct ViewClass: Sendable {
  /// The element's name, such as `div` or `button`.
  public let tag: String
  private let custom: Custom?
  /// Whether elements of this class hold state of the browser whatever their name.
  private let alwaysHoldsState: Bool

  /// The properties of a view class that takes more than a name, shared by its copies.
  private final class Custom: Sendable {
    let name: String
    let make: (@Sendable (Document) -> Element)?
    let didEnterReusePool: (@Sendable (Element) -> Void)?
    let willLeaveReusePool: (@Sendable (Element) -> Void)?

    init(
      name: String, make: (@Sendable (Document) -> Element)?,
      didEnterReusePool: (@Sendable (Element) -> Void)?,
      willLeaveReusePool: (@Sendable (Element) -> Void)?
    ) {
      self.name = name
      self.make = make
      self.didEnterReusePool = didEnterReusePool
      self.willLeaveReusePool = willLeaveReusePool
    }
  }

  /// An element named `tag`.
  ///
  /// - Parameter holdsBrowserState: true for elements that keep something of the user's though
  ///   their name does not tell.
  /// - Precondition: `tag` is a name the document accepts.
  public init(_ tag: String, holdsBrowserState: Bool = false) {
    self.tag = tag
    alwaysHoldsState = holdsBrowserState
    custom = nil
  }

  /// A view class with a name of its own: its views are never handed to others of the same element
  /// name.
  ///
  /// - Parameters:
  ///   - name: the identity of the class; the functions do not count.
  ///   - holdsBrowserState: true for views that must never serve another identity though their
  ///     element name does not tell.
  ///   - make: builds the element, for views that take more than an element name. It gets nothing of a
  ///     component, as views outlive components.
  ///   - didEnterReusePool: called after a view went out of sight, itself or with one it stands in.
  ///   - willLeaveReusePool: called before a view comes into sight again; not for a new view.
  public init(
    _ tag: String, name: String, holdsBrowserState: Bool = false,
    make: (@Sendable (Document) -> Element)? = nil,
    didEnterReusePool: (@Sendable (Element) -> Void)? = nil,
    willLeaveReusePool: (@Sendable (Element) -> Void)? = nil
  ) {
    self.tag = tag
    alwaysHoldsState = holdsBrowserState
    custom = Custom(
      name: name, make: make, didEnterReusePool: didEnterReusePool,
      willLeaveReusePool: willLeaveReusePool)
  }

  func makeElement(in document: Document) -> Element {
    custom?.make?(document) ?? document.makeElement(tag)
  }

  /// Whether any function wants to hear of the reuse pool.
  var hasReuseHooks: Bool {
    custom?.didEnterReusePool != nil || custom?.willLeaveReusePool != nil
  }

  func didEnterReusePool(_ element: Element) { custom?.didEnterReusePool?(element) }
  func willLeaveReusePool(_ element: Element) { custom?.willLeaveReusePool?(element) }

  /// Whether such an element keeps something of the user's in the browser (focus, what was typed,
  /// a position in a film), so that it must never serve another identity.
  public var holdsBrowserState: Bool {
    if alwaysHoldsState { return true }
    switch tag {
    case "input", "textarea", "select", "button", "a", "summary", "video", "audio", "iframe",
      "details", "canvas", "dialog":
      return true
    default: return false
    }
  }

  /// Whether moving such an element about in the document would lose what it shows, where the browser
  /// knows no better way to move it.
  var losesStateWhenMoved: Bool {
    switch tag {
    case "iframe", "video", "audio": true
    default: false
    }
  }
}

extension ViewClass: Hashable {
  public static func == (lhs: ViewClass, rhs: ViewClass) -> Bool {
    lhs.tag == rhs.tag && lhs.alwaysHoldsState == rhs.alwaysHoldsState
      && (lhs.custom === rhs.custom || lhs.custom?.name == rhs.custom?.name)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(custom?.name)
  }
}

extension ViewClass: ExpressibleByStringLiteral {
  /// The view class of elements named `tag`, as ``init(_:holdsBrowserState:)`` makes it.
  public init(stringLiteral tag: String) { self.init(tag) }
}
