/// When an animation is played, which decides what it needs to know and what shows around it.
///
/// Source: ComponentKit's initial, final and change animations (rows N8–N10).
public protocol AnimationPhase: Sendable {
  /// The options of every animation of the phase.
  static var traits: AnimationTraits { get }
}

/// The points in which the phases of animations differ.
public struct AnimationTraits: Hashable, Sendable {
  enum Kind { case initial, change, final }
  let kind: Kind
}

/// When a component appears: from a value given to the one it has.
public enum InitialPhase: AnimationPhase {
  /// Animations of the phase play from the given value, which also shows during a delay, to the view's style.
  public static var traits: AnimationTraits { AnimationTraits(kind: .initial) }
}

/// When a component takes another's place: from the value that one had.
public enum ChangePhase: AnimationPhase {
  /// Animations of the phase play from the style of the view before the mount to the style after it.
  public static var traits: AnimationTraits { AnimationTraits(kind: .change) }
}

/// When a component goes: from the value it has to one given.
public enum FinalPhase: AnimationPhase {
  /// Animations of the phase play from the view's style to the given value, which stays after the end.
  public static var traits: AnimationTraits { AnimationTraits(kind: .final) }
}

/// The property of an element that an animation changes.
enum AnimatedProperty: Hashable, Sendable {
  case opacity
  case translationX
  case translationY
  case scale
  case scaleX
  case scaleY
  case rotation
  case backgroundColor
  case borderColor
  case position

  /// The property of CSS; `position` stands for two.
  var css: String {
    switch self {
    case .opacity: "opacity"
    case .translationX, .translationY: "translate"
    case .scale, .scaleX, .scaleY: "scale"
    case .rotation: "rotate"
    case .backgroundColor: "background-color"
    case .borderColor: "border-color"
    case .position: "left"
    }
  }

  /// `number` as a value of the property.
  func value(_ number: Double) -> String {
    switch self {
    case .translationX: "\(css: number)px 0px"
    case .translationY: "0px \(css: number)px"
    case .scaleX: "\(css: number) 1"
    case .scaleY: "1 \(css: number)"
    case .rotation: "\(css: number)rad"
    default: "\(css: number)"
    }
  }

  /// The value of an element that does not set the property.
  var initialValue: String {
    switch self {
    case .opacity: "1"
    case .backgroundColor: "transparent"
    case .borderColor: "currentcolor"
    default: "none"
    }
  }
}
