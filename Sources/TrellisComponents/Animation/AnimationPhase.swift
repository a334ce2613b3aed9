/// The phase of a component's life in which an animation is played.
///
/// Source: ComponentKit's initial, final and change animations (rows N8–N10).
public protocol AnimationPhase: Sendable {
  /// The options of every animation of the phase.
  static var traits: AnimationTraits { get }
}

/// The properties in which the phases of animations differ.
public struct AnimationTraits: Hashable, Sendable {
  enum Kind { case initial, change, final }
  let kind: Kind
}

/// When a component appears: from a given value to its own.
public enum InitialPhase: AnimationPhase {
  /// Animations of this phase start at the given value, also shown during a delay, and end at the view's style.
  public static var traits: AnimationTraits { AnimationTraits(kind: .initial) }
}

/// When a component replaces another one: from the old value to the new one.
public enum ChangePhase: AnimationPhase {
  /// Animations of this phase start at the style of the view before the mount and end at the style after it.
  public static var traits: AnimationTraits { AnimationTraits(kind: .change) }
}

/// When a component disappears: from its value to a given one.
public enum FinalPhase: AnimationPhase {
  /// Animations of this phase start at the view's style and end at the given value; the value stays after the end.
  public static var traits: AnimationTraits { AnimationTraits(kind: .final) }
}

/// An animated property of an element.
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

  /// The CSS property; `position` uses two.
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

  /// The value of an element without the property.
  var initialValue: String {
    switch self {
    case .opacity: "1"
    case .backgroundColor: "transparent"
    case .borderColor: "currentcolor"
    default: "none"
    }
  }
}
