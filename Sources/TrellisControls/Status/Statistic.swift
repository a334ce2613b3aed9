import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A number with its name, and its change.
public struct Statistic: View {
  @Title private var title: String
  private let value: String
  private let change: String?
  private let tone: Tone

  /// - Parameters:
  ///   - title: the name of the number.
  ///   - value: the number, in a format.
  ///   - change: below the number, such as `+4 %`; `nil` for none.
  ///   - tone: the meaning of the change.
  public init(
    _ title: LocalizedStringKey, value: some StringProtocol, change: String? = nil,
    tone: Tone = .neutral
  ) {
    _title = Title(title)
    self.value = String(value)
    self.change = change
    self.tone = tone
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: some StringProtocol, change: String? = nil,
    tone: Tone = .neutral
  ) {
    self.init(LocalizedStringKey(verbatim: title), value: value, change: change, tone: tone)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.subheadline).foregroundStyle(.secondaryText)
      Text(value).font(.largeTitle).monospacedDigit()
      if let change {
        Text(change).font(.caption).foregroundStyle(tone == .neutral ? .secondaryText : tone.color)
      }
    }
  }
}
