/// How elements go from the frames they had to those they get, instead of jumping there.
public struct FrameTransition: Hashable, Sendable {
  /// Milliseconds.
  public var duration: Double
  /// Milliseconds before anything moves.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String

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

  var requests: [Request] = []
  /// How the frames change, and of which elements by number.
  var transition: FrameTransition?
  var moving: Set<UInt32> = []
  /// The elements that play something when they leave, by number.
  var exits: [UInt32: Exit] = [:]

  /// Where an element that is to leave was seen last.
  struct Exit {
    let parent: Element?
    /// From the corner of the root element.
    let frame: PackedFrame
  }
}

/// What is to be done when the client says that an animation is over.
struct AnimationReports {
  private var handlers: [UInt32: () -> Void] = [:]
  private var last: UInt32 = 0

  mutating func add(_ handler: @escaping () -> Void) -> UInt32 {
    last &+= 1
    handlers[last] = handler
    return last
  }

  mutating func take(_ number: UInt32) -> (() -> Void)? { handlers.removeValue(forKey: number) }

  mutating func takeAll() -> [() -> Void] {
    defer { handlers = [:] }
    return handlers.sorted { $0.key < $1.key }.map(\.value)
  }

  var numbers: [UInt32] { handlers.keys.sorted() }
}
