/// The space that controls and gaps take.
public enum Density: String, CaseIterable, Hashable, Sendable {
  /// For tables and tools with a mouse.
  case compact
  /// For most pages.
  case regular
  /// For fingers: controls are at least 44 CSS pixels high.
  case touch
}

/// The size of a control in comparison to others.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  case small, regular, large
}

/// The measures of a control, in CSS pixels.
public struct ControlMetrics: Hashable, Sendable {
  /// The least height.
  public var height: Double
  /// The space beside the label.
  public var padding: Double
  /// The space between an icon and a label.
  public var spacing: Double
  /// The width and height of an icon.
  public var iconSize: Double
  /// The font of the label.
  public var font: Font
}

extension Theme {
  /// A step of the scale of spaces.
  public enum Space: Double, CaseIterable, Hashable, Sendable {
    /// 2 CSS pixels in a page of regular density.
    case hairline = 2
    /// 4 CSS pixels in a page of regular density.
    case tiny = 4
    /// 8 CSS pixels in a page of regular density.
    case small = 8
    /// 12 CSS pixels in a page of regular density.
    case medium = 12
    /// 16 CSS pixels in a page of regular density.
    case large = 16
    /// 24 CSS pixels in a page of regular density.
    case huge = 24
    /// 40 CSS pixels in a page of regular density.
    case section = 40
  }

  /// A step of the scale of corner radii, in proportion to ``controlRadius``.
  public enum Radius: CaseIterable, Hashable, Sendable {
    /// Two thirds of the radius of controls.
    case small
    /// The radius of controls.
    case medium
    /// Twice the radius of controls, for cards.
    case large
    /// Round ends.
    case full
  }

  /// A height above the page.
  public enum Elevation: CaseIterable, Hashable, Sendable {
    /// A card.
    case low
    /// A menu.
    case medium
    /// A dialog.
    case high
  }

  /// The length of a space in this density, in CSS pixels.
  public func space(_ space: Space) -> Double {
    switch density {
    case .compact: (space.rawValue * 0.75).rounded()
    case .regular: space.rawValue
    case .touch: (space.rawValue * 1.25).rounded()
    }
  }

  /// A radius in CSS pixels.
  public func radius(_ radius: Radius) -> Double {
    switch radius {
    case .small: (controlRadius * 2 / 3).rounded()
    case .medium: controlRadius
    case .large: controlRadius * 2
    case .full: 9999
    }
  }

  /// The shadows at a height, the uppermost first.
  public func shadows(_ elevation: Elevation) -> [Shadow] {
    let color = Color(.shadow)
    switch elevation {
    case .low:
      return [Shadow(color, radius: 2, y: 1), Shadow(color, radius: 1, spread: -0.5)]
    case .medium:
      return [Shadow(color, radius: 12, spread: -2, y: 4), Shadow(color, radius: 3, y: 1)]
    case .high:
      return [
        Shadow(color, radius: 32, spread: -4, y: 16), Shadow(color, radius: 8, spread: -2, y: 4),
      ]
    }
  }

  /// The measures of controls of a size, in this density and text scale.
  ///
  /// Source: metrics of Fluent 2 and Radix Themes: heights on a grid of 4 px, of which the line of the label is a part.
  public func metrics(_ size: ControlSize) -> ControlMetrics {
    var height = controlHeight
    var metrics = ControlMetrics(height: 0, padding: 12, spacing: 6, iconSize: 16, font: .body)
    switch size {
    case .small:
      height -= 8
      metrics.padding = 8
      metrics.spacing = 4
      metrics.font = .caption
    case .regular: break
    case .large:
      height += 8
      metrics.padding = 16
      metrics.iconSize = 20
      metrics.font = .callout
    }
    switch density {
    case .compact:
      height -= 4
      metrics.padding -= 2
    case .regular: break
    case .touch:
      height += 12
      metrics.padding += 4
      metrics.iconSize += 4
    }
    let line = metrics.font.base(in: type).lineHeight
    metrics.height = (height + line * (textScale - 1)).rounded(.up)
    metrics.iconSize = (metrics.iconSize * textScale).rounded()
    return metrics
  }
}
