public import TrellisDOM

/// The kind of a view's element.
///
/// Two view classes are equal if they make the same kind of element; views are reused only within one view
/// class.
///
/// Source: ComponentKit's view class (rows D1–D5).
public struct ViewClass: Sendable {
  /// The element's name, such as `div` or `button`.
  public let tag: String
  private let custom: Custom?
  /// Whether elements of this class hold browser state whatever their name is.
  private let alwaysHoldsState: Bool

  /// The properties of a view class with functions, shared by its copies.
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

  /// The class of elements named `tag`.
  ///
  /// - Parameter holdsBrowserState: `true` for elements that hold user state although their name does not
  ///   imply it.
  /// - Precondition: `tag` is a name the document accepts.
  public init(_ tag: String, holdsBrowserState: Bool = false) {
    self.tag = tag
    alwaysHoldsState = holdsBrowserState
    custom = nil
  }

  /// A view class with a name: its views are not reused for other classes with the same element name.
  ///
  /// - Parameters:
  ///   - name: the identity of the class; the functions are ignored.
  ///   - holdsBrowserState: `true` for views that must never be reused for another identity, although their
  ///     element name does not imply it.
  ///   - make: makes the element, for views that need more than an element name. It gets no
  ///     component, because views outlive components.
  ///   - didEnterReusePool: called after a view was hidden, itself or with an ancestor.
  ///   - willLeaveReusePool: called before a view is shown again; not for a new view.
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

  /// Whether the class has hooks of the reuse pool.
  var hasReuseHooks: Bool {
    custom?.didEnterReusePool != nil || custom?.willLeaveReusePool != nil
  }

  func didEnterReusePool(_ element: Element) { custom?.didEnterReusePool?(element) }
  func willLeaveReusePool(_ element: Element) { custom?.willLeaveReusePool?(element) }

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
  /// The view class of elements named `tag`, like ``init(_:holdsBrowserState:)``.
  public init(stringLiteral tag: String) { self.init(tag) }
}
