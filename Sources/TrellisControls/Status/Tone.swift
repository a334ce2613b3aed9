import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
import TrellisViews

/// A meaning of a badge or a banner, with its colors and its icon.
public enum Tone: String, Hashable, Sendable, CaseIterable {
  case neutral, info, success, warning, danger

  /// The color of texts and icons, on the page or on ``ground``.
  var color: Color {
    switch self {
    case .neutral: .text
    case .info: .accent
    case .success: .success
    case .warning: .warning
    case .danger: .danger
    }
  }

  /// The color behind a text in ``color``.
  var ground: Color {
    switch self {
    case .neutral: .surface
    case .info: .accentSurface
    case .success: .successSurface
    case .warning: .warningSurface
    case .danger: .dangerSurface
    }
  }

  var icon: Icon {
    switch self {
    case .neutral, .info: .info
    case .success: .checkCircle
    case .warning: .warning
    case .danger: .error
    }
  }
}
