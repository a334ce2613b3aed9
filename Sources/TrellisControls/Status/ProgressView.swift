import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Work in progress: a bar for a known fraction, a spinner for an unknown fraction.
///
/// Source: SwiftUI's `ProgressView`.
public struct ProgressView: View {
  @Title private var title: String
  private let share: Double?
  @Environment(\.texts) private var texts

  /// Work of unknown length.
  ///
  /// - Parameter title: beside the spinner; empty for none.
  public init(_ title: LocalizedStringKey = "") {
    _title = Title(title)
    share = nil
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(LocalizedStringKey(verbatim: title)) }

  /// Work of which a part is done.
  ///
  /// - Parameters:
  ///   - title: above the bar; empty for none.
  ///   - value: the amount of finished work; `nil` if it is unknown.
  ///   - total: the amount of all work.
  public init(_ title: LocalizedStringKey = "", value: Double?, total: Double = 1) {
    _title = Title(title)
    share = value.map { total > 0 && $0.isFinite ? min(max($0 / total, 0), 1) : 0 }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(LocalizedStringKey(verbatim: title), value: value, total: total)
  }

  public var body: some View {
    if let share {
      VStack(alignment: .leading, spacing: 6) {
        if !title.isEmpty {
          HStack(spacing: 8) {
            Text(title).font(.subheadline)
            Spacer()
            Text(share, format: .percent.precision(.fractionLength(0)))
              .monospacedDigit().font(.subheadline).foregroundStyle(.secondaryText)
          }
          .frame(maxWidth: .infinity)
        }
        Bar(
          share: share, color: .accentFill,
          attributes: [
            .role("progressbar"), .aria("valuemin", "0"), .aria("valuemax", "100"),
            .aria("valuenow", "\(Int((share * 100).rounded()))"),
            .aria("label", title.isEmpty ? texts[.loading] : title),
          ])
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      ElementView(
        "div", style: .row(spacing: 8),
        attributes: [
          .role("status"), .aria("label", title.isEmpty ? texts[.loading] : title),
        ]
      ) {
        Spinner()
        if !title.isEmpty { Text(title).foregroundStyle(.secondaryText) }
      }
    }
  }
}
