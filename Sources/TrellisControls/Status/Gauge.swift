import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A measured value in a range, such as the used part of a disk.
///
/// Source: SwiftUI's `Gauge`, and the role `meter` of WAI-ARIA 1.2.
public struct Gauge: View {
  @Title private var title: String
  private let value: Double
  private let limits: ClosedRange<Double>
  private let warning: Double?
  private let danger: Double?

  /// - Parameters:
  ///   - title: above the bar.
  ///   - limits: the values of an empty and of a full bar.
  ///   - warning: the least value in the color of warnings; `nil` for none.
  ///   - danger: the least value in the color of errors; `nil` for none.
  public init(
    _ title: LocalizedStringKey, value: Double, in limits: ClosedRange<Double> = 0...1,
    warning: Double? = nil, danger: Double? = nil
  ) {
    _title = Title(title)
    self.value = value
    self.limits = limits
    self.warning = warning
    self.danger = danger
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: Double, in limits: ClosedRange<Double> = 0...1,
    warning: Double? = nil, danger: Double? = nil
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), value: value, in: limits, warning: warning,
      danger: danger)
  }

  private var color: Color {
    if let danger, value >= danger { return .dangerFill }
    if let warning, value >= warning { return .warningFill }
    return .successFill
  }

  public var body: some View {
    let range = limits.upperBound - limits.lowerBound
    let share =
      range > 0 && range.isFinite && value.isFinite
      ? min(max((value - limits.lowerBound) / range, 0), 1) : 0
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.subheadline)
      Bar(
        share: share, color: color,
        attributes: [
          .role("meter"), .aria("label", title), .aria("valuenow", "\(value)"),
          .aria("valuemin", "\(limits.lowerBound)"), .aria("valuemax", "\(limits.upperBound)"),
        ])
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
