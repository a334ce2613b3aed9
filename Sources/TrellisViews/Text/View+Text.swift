public import TrellisComponents
public import TrellisText
import TrellisUI

extension EnvironmentValues {
  /// The font of texts that set none themselves.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }

  /// The largest number of lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { textLook.lineLimit == 0 ? nil : textLook.lineLimit }
    set { textLook.lineLimit = max(0, newValue ?? 0) }
  }

  /// The space between the lines of a text, in CSS pixels.
  public var lineSpacing: Double {
    get { textLook.lineSpacing }
    set { textLook.lineSpacing = newValue }
  }

  /// The position of the lines of a text in its width.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }

  /// The part of a text that is left out where its lines are limited.
  public var truncationMode: Text.TruncationMode {
    get {
      switch textLook.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      textLook.truncation =
        switch newValue {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
  }

  /// The case of the letters of texts; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { textLook.textCase }
    set { textLook.textCase = newValue }
  }
}

extension View {
  /// The font of texts in this view.
  public consuming func font(_ font: Font?) -> EnvironmentView<Self, Font?> {
    environment(\.font, font)
  }

  /// The weight of texts in this view.
  public consuming func fontWeight(_ weight: Font.Weight?) -> EnvironmentView<Self, Font.Weight?> {
    environment(\.textLook.weight, weight)
  }

  /// Makes texts in this view bold.
  public func bold() -> EnvironmentView<Self, Font.Weight?> { fontWeight(.bold) }

  /// Sets texts in this view in italics.
  public consuming func italic(_ isActive: Bool = true) -> EnvironmentView<Self, Bool> {
    environment(\.textLook.isItalic, isActive)
  }

  /// Sets texts in this view in a monospaced family.
  public consuming func monospaced(_ isActive: Bool = true) -> EnvironmentView<Self, Bool> {
    environment(\.textLook.isMonospaced, isActive)
  }

  /// Sets digits of one width in the texts of this view.
  public consuming func monospacedDigit() -> EnvironmentView<Self, Bool> {
    environment(\.textLook.hasEvenDigits, true)
  }

  /// Adds space after each character of the texts in this view, in CSS pixels.
  public consuming func tracking(_ tracking: Double) -> EnvironmentView<Self, Double> {
    environment(\.textLook.tracking, tracking)
  }

  /// Adds space between the lines of texts in this view, in CSS pixels.
  public consuming func lineSpacing(_ spacing: Double) -> EnvironmentView<Self, Double> {
    environment(\.lineSpacing, spacing)
  }

  /// The largest number of lines of texts in this view; `nil` is no limit.
  public consuming func lineLimit(_ limit: Int?) -> EnvironmentView<Self, Int?> {
    environment(\.lineLimit, limit)
  }

  /// The position of the lines of texts in their width.
  public consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> EnvironmentView<Self, TextAlignment> {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The part of the texts in this view that is left out where their lines are limited.
  public consuming func truncationMode(
    _ mode: Text.TruncationMode
  ) -> EnvironmentView<Self, Text.TruncationMode> {
    environment(\.truncationMode, mode)
  }

  /// Writes the texts in this view in capitals or in small letters; `nil` leaves them unchanged.
  public consuming func textCase(_ textCase: Text.Case?) -> EnvironmentView<Self, Text.Case?> {
    environment(\.textCase, textCase)
  }

  /// Whether the texts in this view can be selected; by default they can.
  public consuming func textSelection(_ selectability: TextSelectability) -> BoxView<
    Self, TextSelectability
  > {
    BoxView(self, selectability) { selectability, box in
      let value = selectability == .enabled ? "text" : "none"
      box.add(.style(StyleProperty("user-select"), value))
    }
  }
}

/// Whether a text can be selected.
public enum TextSelectability: Hashable, Sendable {
  case enabled, disabled
}

extension TextAlignment {
  /// At the start of lines.
  public static let leading = TextAlignment.natural
  /// At the end of lines, in the direction of the page.
  public static var trailing: TextAlignment {
    EnvironmentValues.current.writingDirection == .rightToLeft ? .left : .right
  }
}
