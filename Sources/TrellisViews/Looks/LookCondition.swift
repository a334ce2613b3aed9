import TrellisComponents

/// A state of an element, or a preference of the user, under which a look applies.
///
/// ```swift
/// Text("Row").padding(8)
///   .background(.surface, when: .hovered)
///   .background(.accentSurface, when: .selected)
/// ```
///
/// The browser applies the look without a round trip. Where several conditions hold, the later one in
/// `allCases` decides.
public enum LookCondition: String, CaseIterable, Hashable, Sendable {
  /// The page is a light one.
  case light
  /// The page is a dark one.
  case dark
  /// The user prefers increased contrast.
  case increasedContrast
  /// The user prefers reduced motion.
  case reducedMotion
  /// The primary pointer is a finger.
  case coarsePointer
  /// The pointer is over the view. False for a finger, because a touch would leave this state behind, and for a
  /// disabled control.
  case hovered
  /// The view shows its content: `aria-expanded`.
  case expanded
  /// The view is selected, checked or the current one of several, ``View/selected(_:)``.
  case selected
  /// The view is pressed.
  case pressed
  /// The view has the focus, and the user needs to see it: always for text fields, otherwise after a key.
  case focused
  /// The content of the control is refused: `aria-invalid`.
  case invalid
  /// An event of the view waits for its response, or the view is busy, ``View/pending(_:)``.
  case pending
  /// The control cannot be used.
  case disabled
  /// The colors of the page are replaced by the colors of the system.
  case forcedColors

  /// The letter in the names of classes and custom properties.
  var letter: Character {
    switch self {
    case .light: "l"
    case .dark: "k"
    case .increasedContrast: "c"
    case .reducedMotion: "m"
    case .coarsePointer: "t"
    case .hovered: "h"
    case .expanded: "e"
    case .selected: "s"
    case .pressed: "p"
    case .focused: "f"
    case .invalid: "i"
    case .pending: "w"
    case .disabled: "d"
    case .forcedColors: "o"
    }
  }

  /// The media query; `nil` for none.
  var media: String? {
    switch self {
    case .light: "(prefers-color-scheme: light)"
    case .dark: "(prefers-color-scheme: dark)"
    case .increasedContrast: "(prefers-contrast: more)"
    case .reducedMotion: "(prefers-reduced-motion: reduce)"
    case .coarsePointer: "(pointer: coarse)"
    case .hovered: "not ((hover: none) and (pointer: coarse))"
    case .forcedColors: "(forced-colors: active)"
    default: nil
    }
  }

  /// The pseudo-class; empty for conditions of the user.
  var selector: String {
    switch self {
    case .hovered: #":hover:not(:disabled, [aria-disabled="true"])"#
    case .expanded: #":is([aria-expanded="true"], [open])"#
    case .selected:
      #":is(:checked, [aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], "#
        + #"[aria-current]:not([aria-current="false"]))"#
    case .pressed: #":active:not(:disabled, [aria-disabled="true"])"#
    case .focused: ":focus-visible"
    case .invalid: #":is(:user-invalid, [aria-invalid]:not([aria-invalid="false"]))"#
    case .pending: #":is([data-pending], [aria-busy="true"])"#
    case .disabled: #":is(:disabled, [aria-disabled="true"])"#
    default: ""
    }
  }
}

/// A property of CSS that a look by state sets.
enum LookProperty: String, CaseIterable {
  case background
  case color
  case boxShadow = "box-shadow"
  /// The `box-shadow` of the pseudo-element above the content.
  case border = "--l-border"
  case borderRadius = "border-radius"
  case opacity
  case transform
  case textDecoration = "text-decoration"
  case filter

  var style: StyleProperty { StyleProperty(rawValue) }

  var letter: Character {
    switch self {
    case .background: "b"
    case .color: "c"
    case .boxShadow: "s"
    case .border: "e"
    case .borderRadius: "r"
    case .opacity: "o"
    case .transform: "t"
    case .textDecoration: "d"
    case .filter: "f"
    }
  }
}
