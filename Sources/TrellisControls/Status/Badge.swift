import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A short text in a colored ground, such as a state or a number.
public struct Badge: View {
  @Title private var text: String
  private let tone: Tone

  /// - Parameters:
  ///   - text: a word or a number.
  ///   - tone: the meaning.
  public init(_ text: LocalizedStringKey, tone: Tone = .neutral) {
    _text = Title(text)
    self.tone = tone
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ text: some StringProtocol, tone: Tone = .neutral) {
    self.init(LocalizedStringKey(verbatim: text), tone: tone)
  }

  public var body: some View {
    Text(text).font(.caption).fontWeight(.medium).lineLimit(1)
      .padding(.horizontal, 8).padding(.vertical, 2)
      .foregroundStyle(tone.color)
      .background(tone.ground)
      .cornerRadius(.full)
      .border(tone == .neutral ? .line : tone.color.opacity(0.25))
  }
}
