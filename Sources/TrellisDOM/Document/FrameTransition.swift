/// The animation of elements from their old frames to their new ones.
public struct FrameTransition: Hashable, Sendable {
  /// The duration of the movement in milliseconds.
  public var duration: Double
  /// The delay before the movement in milliseconds.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String

  /// Makes a transition; by default without delay and with the easing `ease`.
  ///
  /// - Parameters:
  ///   - duration: the milliseconds of the movement.
  ///   - delay: the milliseconds before the movement.
  ///   - easing: a CSS easing function; a document replaces a value that is not allowed by `ease`.
  public init(duration: Double, delay: Double = 0, easing: String = "ease") {
    self.duration = duration
    self.delay = delay
    self.easing = easing
  }
}

/// The animations to send to the client once, in the next patch.
struct PendingAnimations {
  enum Request {
    case play(Element, ElementAnimation)
    case cancel(Element)
  }

  private(set) var requests: [Request] = []
  /// The number of requests above which superseded requests are dropped.
  private var compactionThreshold = 64
  /// The transition of changed frames, and the numbers of the elements that move with it.
  var transition: FrameTransition?
  var moving: Set<UInt32> = []
  /// The removed elements with an exit animation, by number.
  var exits: [UInt32: Exit] = [:]

  /// Adds a request.
  ///
  /// A client that is disconnected for long does not play every change it missed: above ``compactionThreshold``
  /// requests, only the last one for the same element and the same properties is kept.
  ///
  /// - Returns: the report numbers of the dropped animations.
  /// - Complexity: O(1), amortised.
  mutating func append(_ request: Request) -> [UInt32] {
    requests.append(request)
    guard requests.count > compactionThreshold else { return [] }
    var seen: Set<RequestKey> = []
    var dropped: [UInt32] = []
    var kept: [Request] = []
    for request in requests.reversed() {
      switch request {
      case .play(let element, let animation):
        let isThere = element.number != 0 || element.parent != nil
        if isThere && seen.insert(RequestKey(element, animation)).inserted {
          kept.append(request)
        } else {
          dropped.append(animation.report)
        }
      case .cancel(let element) where element.number != 0 || element.parent != nil:
        if seen.insert(RequestKey(element, nil)).inserted { kept.append(request) }
      case .cancel: break
      }
    }
    requests = kept.reversed()
    compactionThreshold = max(64, 2 * requests.count)
    return dropped
  }

  /// The key of a request: its element and properties. A later request with the same key replaces an earlier one.
  private struct RequestKey: Hashable {
    let element: ObjectIdentifier
    let properties: [String]?

    init(_ element: Element, _ animation: ElementAnimation?) {
      self.element = ObjectIdentifier(element)
      properties = animation?.keyframes.flatMap { $0.styles.map(\.property) }
    }
  }

  /// The last known position of an element with an exit animation.
  struct Exit {
    let parent: Element?
    /// Relative to the top left corner of the root element.
    let frame: PackedFrame
  }
}

/// The handlers to call when the client reports the end of an animation.
///
/// A client may never report an end, so at most ``limit`` reports are pending; beyond that, the oldest is dropped.
struct AnimationReports {
  private var handlers: [UInt32: () -> Void] = [:]
  private var last: UInt32
  static let limit = 4096

  /// - Parameter last: The last used number; the first report gets the next one.
  init(last: UInt32 = 0) { self.last = last }

  /// Adds one pending report.
  ///
  /// - Returns: its number, and the handler of the dropped report; the caller treats that animation as ended.
  mutating func add(_ handler: @escaping () -> Void) -> (number: UInt32, dropped: (() -> Void)?) {
    var dropped: (() -> Void)?
    // Numbers wrap around; the oldest is the farthest behind `last`.
    if handlers.count >= Self.limit,
      let oldest = handlers.keys.min(by: { $0 &- last &- 1 < $1 &- last &- 1 })
    {
      dropped = consume(oldest)
    }
    last = last == .max ? 1 : last + 1
    handlers[last] = handler
    return (last, dropped)
  }

  mutating func consume(_ number: UInt32) -> (() -> Void)? { handlers.removeValue(forKey: number) }

  mutating func consumeAll() -> [() -> Void] {
    defer { handlers = [:] }
    return handlers.sorted { $0.key < $1.key }.map(\.value)
  }

  var numbers: [UInt32] { handlers.keys.sorted() }
}
