public import TrellisComponents

/// A class of widths of the window.
///
/// Source: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Below 600 CSS pixels.
  case compact
  /// From 600 CSS pixels.
  case regular
}

extension EnvironmentValues {
  /// The class of the window's width. ``/TrellisComponents/EnvironmentValues/widthClass`` has one more step, and
  /// ``containerSize`` is the exact size of a ``GeometryReader``.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    widthClass == .compact ? .compact : .regular
  }
}
