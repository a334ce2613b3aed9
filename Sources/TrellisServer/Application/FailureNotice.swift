import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The notice over a page after application code has failed. The page's tree is kept and stays usable.
///
/// The notice does not use the text engine, because the text engine may have failed: its size comes from estimated text
/// widths, at least as large as the real widths in common fonts.
struct FailureNotice {
  /// In the language of the page, like ``dismissLabel``, or the words of the error.
  let message: String
  let dismissLabel: String
  /// The error and its place, a line each; empty unless the application is under development.
  let details: [String]
  /// The width of the window in CSS px.
  let windowWidth: Double
  /// The font size that the reader chose, divided by 16 CSS px.
  let textScale: Double

  /// The maximum number of characters of a message or a line of the details.
  private static let limit = 500

  /// - Parameters:
  ///   - failure: a ``UserFacingError`` has its own message.
  ///   - showsDetails: whether the notice shows the error and its place.
  ///   - lastEvent: the last event of the page, shown with details of a failure without an event.
  ///   - tables: the texts by language.
  ///   - language: the language of the page, as a BCP 47 tag.
  init(
    _ failure: HandlerFailure, showsDetails: Bool, lastEvent: String? = nil, _ tables: TextTables,
    in language: String,
    on traits: Traits
  ) {
    func text(_ key: TextKey) -> String { tables.text(key, in: language) ?? key.name }
    let own = (failure.error as? any UserFacingError)?.userMessage ?? ""
    let isSignIn = failure.error is SignInNotCompleted
    let general = text(isSignIn ? .signInNotCompleted : .handlerFailed)
    message = own.isEmpty ? general : String(own.prefix(Self.limit))
    let last = failure.event == nil ? lastEvent.map { ["last event: \($0)"] } ?? [] : []
    let lines = ["\(failure.error)"] + failure.place.map { "\($0.name): \($0.value)" } + last
    details = showsDetails && !isSignIn ? lines.map { String($0.prefix(Self.limit)) } : []
    dismissLabel = text(.dismiss)
    windowWidth = traits.viewport.width
    textScale = traits.textScale
  }

  private var fontSize: Double { (14 * textScale).rounded() }
  private var lineHeight: Double { (20 * textScale).rounded(.up) }
  private static let margin = 16.0
  private static let padding = 16.0

  /// `content` with the notice over it. The notice's button calls `dismiss`.
  func over(_ content: Component?, dismiss: @escaping () -> Void) -> Component? {
    let button = width(of: dismissLabel) + 2 * Self.padding
    let available = max(windowWidth - 2 * Self.margin - button - 2 * Self.padding, 4 * fontSize)
    let texts = [message] + details
    let text = min(texts.map(width).max() ?? 0, available)
    let labels = texts.map {
      label("span", $0, width: text, height: self.height(of: $0, in: available), [])
    }
    let height = max(44, texts.reduce(24) { $0 + self.height(of: $1, in: available) })
    let notice = InsetComponent(
      insets: InsetEdges(
        top: .points(Self.margin), left: .points(.infinity), bottom: .points(.infinity),
        right: .points(.infinity)),
      child: ViewComponent(
        attributes: [
          .attribute("role", "alert"), .className("trellis-failure"),
          .style(.backgroundColor, "#8c1d18"), .style(.color, "#fff"), .style(.borderRadius, "8px"),
        ],
        size: ComponentSize(
          width: .points(text + 2 * Self.padding + button), height: .points(height)),
        child: FlexboxComponent(
          .row, size: ComponentSize(height: .points(height)), alignItems: .center,
          padding: .symmetric(horizontal: .points(Self.padding), vertical: .points(0))
        ) {
          if details.isEmpty { labels } else { FlexboxComponent { labels } }
          label(
            "button", dismissLabel, width: button, height: height,
            [
              .attribute("type", "button"),
              .listener("click", ListenerOptions(), Action { _ in dismiss() }),
            ])
        }))
    guard let content else { return notice }
    return OverlayComponent(content: content, overlay: notice)
  }

  private func label(
    _ tag: String, _ text: String, width: Double, height: Double, _ attributes: [ViewAttribute]
  ) -> Component {
    let line = tag == "button" ? height : lineHeight
    let look: [ViewAttribute] = [
      .text(text), .style(.lineHeight, "\(Int(line))px"), .style(.textAlign, "center"),
      .style(.fontSize, "\(Int(fontSize))px"),
    ]
    return ViewComponent(
      ViewClass(tag), attributes: look + attributes,
      size: ComponentSize(width: .points(width), height: .points(height)))
  }

  /// Lines break between words and are not full, so one line is added to several.
  private func height(of text: String, in width: Double) -> Double {
    let lines = (self.width(of: text) / width).rounded(.up)
    return lineHeight * (lines > 1 ? lines + 1 : 1)
  }

  /// An estimate of the width of `text` on one line in CSS px: 1.05 em for each East Asian character and emoji, 0.65 em
  /// for other characters.
  private func width(of text: String) -> Double {
    text.reduce(0) { sum, character in
      let isWide = character.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
          0xFF00...0xFF60, 0x1F300...0x3FFFF:
          true
        default: false
        }
      }
      return sum + fontSize * (isWide ? 1.05 : 0.65)
    }.rounded(.up)
  }
}
