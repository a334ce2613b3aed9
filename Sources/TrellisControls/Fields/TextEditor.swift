import TrellisComponents
import TrellisDOM
import TrellisUI
public import TrellisViews

/// A field for several lines of text that grows with its text: the element `textarea`. The server measures the text.
///
/// Source: SwiftUI's `TextEditor`, with the title of `TextField`.
public struct TextEditor: View {
  @Title private var title: String
  private let text: Binding<String>
  private let lines: FieldComponent.Lines
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize

  /// - Parameters:
  ///   - title: the label.
  ///   - text: the text; it changes while the user types.
  ///   - lines: the minimum and the maximum height in lines; a longer text scrolls.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, lines: ClosedRange<Int> = 3...12
  ) {
    _title = Title(title)
    self.text = text
    self.lines = FieldComponent.Lines(least: lines.lowerBound, most: lines.upperBound)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, lines: ClosedRange<Int> = 3...12
  ) {
    self.init(LocalizedStringKey(verbatim: title), text: text, lines: lines)
  }

  public var body: some View {
    FieldFrame(title, showsTitle: false) { context in
      InputView(
        text: { text.wrappedValue }, context: context, metrics: theme.metrics(controlSize),
        placeholder: context.showsLabel ? "" : title, lines: lines, characters: 40,
        isProse: true
      ) { text.wrappedValue = $0.value ?? "" }
    }
  }
}
