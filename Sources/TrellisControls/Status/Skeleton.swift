import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// The shape of content that is still loading.
public struct Skeleton: View {
  private let lines: Int

  /// - Parameter lines: the number of lines of text; the last one of several is shorter.
  public init(lines: Int = 1) { self.lines = min(max(lines, 1), 100) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<lines, id: \.self) { line in
        LeafView(
          "div",
          size: ComponentSize(
            width: .percent(lines > 1 && line == lines - 1 ? 0.6 : 1), height: .points(14)),
          attributes: [.className("l-skeleton")])
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityHidden()
  }
}
