/// How elements go from the frames they had to those they get, instead of jumping there.
public struct FrameTransition: Hashable, Sendable {
  /// Milliseconds.
  public var duration: Double
  /// Milliseconds before anything moves.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String

  /// Makes a transition, without delay and with the easing `ease` unless told otherwise.
  ///
  /// - Parameters:
  ///   - duration: the milliseconds of the movement.
  ///   - delay: the milliseconds before the movement.
  ///   - easing: a CSS easing function; a document uses `ease` in the place of a value that is not allowed.
  public init(duration: Double, delay: Double = 0, easing: String = "ease") {
    self.duration = duration
    self.delay = delay
    self.easing = easing
  }
}

/// The animations that a document asks of its client, once, with its next patch.
struct PendingAnimations {
  enum Request {
    case play(Element, ElementAnimation)
    case cancel(Element)
  }

  private(set) var requests: [Request] = []
  /// With how many requests those are dropped that a later one takes the place of.
  private var foldsBeyond = 64
  /// How the frames change, and of which elements by number.
  var transition: FrameTransition?
  var moving: Set<UInt32> = []
  /// The elements that play something when they leave, by number.
  var exits: [UInt32: Exit] = [:]

  /// Adds a request.
  ///
  /// A client that is away for long is not shown every change it missed: where many requests wait, of those
  /// for one element and the same properties only the last is kept.
  ///
  /// - Returns: the reports of the dropped animations.
  /// - Complexity: O(1), amortised.
  mutating func append(_ request: Request) -> [UInt32] {
    requests.append(request)
    guard requests.count > foldsBeyond else { return [] }
    var seen: Set<Aim> = []
    var dropped: [UInt32] = []
    var kept: [Request] = []
    for request in requests.reversed() {
      switch request {
      case .play(let element, let animation):
        let isThere = element.number != 0 || element.parent != nil
        if isThere && seen.insert(Aim(element, animation)).inserted {
          kept.append(request)
        } else {
          dropped.append(animation.report)
        }
      case .cancel(let element) where element.number != 0 || element.parent != nil:
        if seen.insert(Aim(element, nil)).inserted { kept.append(request) }
      case .cancel: break
      }
    }
    requests = kept.reversed()
    foldsBeyond = max(64, 2 * requests.count)
    return dropped
  }

  /// The purpose of a request.
  private struct Aim: Hashable {
    let element: ObjectIdentifier
    let properties: [String]?

    init(_ element: Element, _ animation: ElementAnimation?) {
      self.element = ObjectIdentifier(element)
      properties = animation?.keyframes.flatMap { $0.styles.map(\.property) }
    }
  }

  /// Where an element that is to leave was seen last.
  struct Exit {
    let parent: Element?
    /// From the corner of the root element.
    let frame: PackedFrame
  }
}

/// The actions to carry out when the client reports the end of an animation.
///
/// A client may never say so: the reports awaited are at most ``limit``, the oldest giving way.
struct AnimationReports {
  private var handlers: [UInt32: () -> Void] = [:]
  private var last: UInt32 = 0
  static let limit = 4096

  /// Awaits one more report.
  ///
  /// - Returns: its number, and the handler of the report that gave way, which counts as ended.
  mutating func add(_ handler: @escaping () -> Void) -> (number: UInt32, dropped: (() -> Void)?) {
    var dropped: (() -> Void)?
    // Numbers start again some time; the oldest is the one that the last has farthest behind it.
    if handlers.count >= Self.limit,
      let oldest = handlers.keys.min(by: { $0 &- last &- 1 < $1 &- last &- 1 })
    {
      dropped = take(oldest)
    }
    last = last == .max ? 1 : last + 1
    handlers[last] = handler
    return (last, dropped)
  }

  mutating func take(_ number: UInt32) -> (() -> Void)? { handlers.removeValue(forKey: number) }

  mutating func takeAll() -> [() -> Void] {
    defer { handlers = [:] }
    return handlers.sorted { $0.key < $1.key }.map(\.value)
  }

  var numbers: [UInt32] { handlers.keys.sorted() }
}
