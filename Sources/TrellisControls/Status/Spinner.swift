import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A sign of work in progress; decoration without a name.
public struct Spinner: View {
  private let size: Double

  /// - Parameter size: the width and height, in CSS pixels.
  public init(size: Double = 20) { self.size = size }

  public var body: some View {
    LeafView(
      "span", size: ComponentSize(width: .points(size), height: .points(size)),
      attributes: [.className("l-spinner"), .aria("hidden", true)])
  }
}
