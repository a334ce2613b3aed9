import TrellisBase
public import TrellisComponents
import TrellisUI

/// Runs `body`, and shows the changes of states in it with a movement: each view whose position or size changes moves
/// there.
///
/// There is no movement for users who prefer reduced motion.
public func withAnimation<Result>(
  _ animation: BoundsAnimation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(UpdateTransaction(animation: animation), body)
}

extension BoundsAnimation {
  /// 0.35 seconds, slow at the start and at the end.
  public static var `default`: BoundsAnimation { easeInOut() }

  /// A steady movement of `duration` seconds.
  public static func linear(duration: Double = 0.35) -> BoundsAnimation {
    BoundsAnimation(duration: duration, mode: .curve(.linear))
  }
  /// A movement of `duration` seconds that is slow at the start.
  public static func easeIn(duration: Double = 0.35) -> BoundsAnimation {
    BoundsAnimation(duration: duration, mode: .curve(.easeIn))
  }
  /// A movement of `duration` seconds that is slow at the end.
  public static func easeOut(duration: Double = 0.35) -> BoundsAnimation {
    BoundsAnimation(duration: duration, mode: .curve(.easeOut))
  }
  /// A movement of `duration` seconds that is slow at the start and at the end.
  public static func easeInOut(duration: Double = 0.35) -> BoundsAnimation {
    BoundsAnimation(duration: duration, mode: .curve(.easeInOut))
  }
  /// The movement of a spring that comes to rest after `duration` seconds.
  ///
  /// - Parameter bounce: 0 for no overshoot, up to 1 for a large one.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> BoundsAnimation {
    BoundsAnimation(
      duration: duration,
      mode: .spring(dampingRatio: 1 - min(max(bounce, 0), 0.95), initialVelocity: 0))
  }

  /// This movement, `seconds` later.
  public func delay(_ seconds: Double) -> BoundsAnimation {
    var animation = self
    animation.delay += seconds
    return animation
  }
}

extension View {
  /// Shows the change of positions and sizes with a movement where `value` has changed since the view was last shown;
  /// `nil` shows it at once. The whole page moves with this view.
  public func animation<Value: Equatable>(
    _ animation: BoundsAnimation?, value: Value
  ) -> AnimatedView<Self, Value> {
    AnimatedView(content: self, animation: animation, value: value)
  }

  /// Plays an animation when this view is inserted, and another one after it is removed. A view that is shown with its
  /// page plays none.
  public func transition(_ transition: ViewTransition) -> TransitionView<Self> {
    TransitionView(content: self, transition: transition)
  }
}

/// A view whose page moves with the changes of a value.
public struct AnimatedView<Content: View, Value: Equatable>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let animation: BoundsAnimation?
  fileprivate let value: Value

  public func _expand(into expansion: inout ViewExpansion) {
    expansion.wrap(content) { AnimatedComponent(value, animation, $0, at: $1) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

private final class AnimatedComponent<Value: Equatable>: WrapperComponent<Void> {
  private let value: Value
  private let animation: BoundsAnimation?

  init(_ value: Value, _ animation: BoundsAnimation?, _ content: Component, at path: ViewPath?) {
    self.value = value
    self.animation = animation
    super.init(content, at: path)
  }

  override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
    guard let previous = previous as? AnimatedComponent<Value>, !exactlyEqual(previous.value, value)
    else {
      return nil
    }
    return animation
  }
}

/// The animations of a view that is inserted and removed.
public struct ViewTransition: Hashable, Sendable {
  fileprivate var insertion: Animation<InitialPhase>?
  fileprivate var removal: Animation<FinalPhase>?

  /// Animations of the component layer; `nil` for none.
  public init(insertion: Animation<InitialPhase>?, removal: Animation<FinalPhase>?) {
    self.insertion = insertion
    self.removal = removal
  }

  /// No animation.
  public static var identity: ViewTransition { ViewTransition(insertion: nil, removal: nil) }
  /// Fades in and out.
  public static var opacity: ViewTransition {
    ViewTransition(insertion: .alpha(from: 0), removal: .alpha(to: 0))
  }
  /// Grows from half the size while it fades in, and shrinks while it fades out.
  public static var scale: ViewTransition {
    ViewTransition(
      insertion: .parallel(.alpha(from: 0), .scale(from: 0.5)).easeOut(),
      removal: .parallel(.alpha(to: 0), .scale(to: 0.5)).easeIn())
  }
  /// Moves in from below by `distance` CSS pixels while it fades in, and back down while it fades out.
  public static func rise(_ distance: Double = 16) -> ViewTransition {
    ViewTransition(
      insertion: .parallel(.alpha(from: 0), .translationY(from: distance)).easeOut(),
      removal: .parallel(.alpha(to: 0), .translationY(to: distance)).easeIn())
  }
  /// Moves in from the left by `distance` CSS pixels while it fades in, and out to the right.
  public static func slide(_ distance: Double = 32) -> ViewTransition {
    ViewTransition(
      insertion: .parallel(.alpha(from: 0), .translationX(from: -distance)).easeOut(),
      removal: .parallel(.alpha(to: 0), .translationX(to: distance)).easeIn())
  }

  /// The insertion of one transition and the removal of another one.
  public static func asymmetric(
    insertion: ViewTransition, removal: ViewTransition
  ) -> ViewTransition {
    ViewTransition(insertion: insertion.insertion, removal: removal.removal)
  }
}

/// A view that moves or fades when it comes and when it goes.
public struct TransitionView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let transition: ViewTransition

  public func _expand(into expansion: inout ViewExpansion) {
    let transitions = Transitions(onMount: transition.insertion, onUnmount: transition.removal)
    expansion.wrap(content) { component, path in
      let animated = withKey(path.map { AnyHashable($0) }) { component.animated(transitions) }
      if animated !== component { animated.storedFlexibility = StoredFlexibility([], .child) }
      return WrapperComponent<Void>(animated, at: path)
    }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
