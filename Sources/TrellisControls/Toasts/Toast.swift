import TrellisBase

/// A short message over the page that disappears by itself.
///
/// ```swift
/// page.showToast(Toast("Moved to the archive", tone: .success).action("Undo") { restore() })
/// ```
public struct Toast: Identifiable {
  /// The identity; a new toast replaces a shown toast with the same identity.
  public let id: String
  /// The message, in a few words.
  public let title: String
  /// A second line; `nil` for none.
  public let message: String?
  /// The meaning of the message; `warning` and `danger` interrupt the speech of a screen reader.
  public let tone: Tone
  /// The time after which the toast disappears, not counting the time for which the pointer or the focus is in it;
  /// `nil` for a toast that stays until the user closes it.
  public let duration: Duration?
  /// The title of the button; `nil` for no button.
  public private(set) var actionTitle: String?
  private(set) var action: () throws -> Void = {}

  /// - Parameters:
  ///   - title: the message, in a few words.
  ///   - message: a second line; `nil` for none.
  ///   - tone: the meaning of the message.
  ///   - duration: from 1 s to an hour; other times are clamped. `nil` for a toast that stays until the user closes it.
  ///   - id: the identity; by default the title.
  public init(
    _ title: some StringProtocol, message: String? = nil, tone: Tone = .neutral,
    duration: Duration? = .seconds(6), id: String? = nil
  ) {
    self.title = String(title)
    self.message = message
    self.tone = tone
    self.duration = duration.map { min(max($0, .seconds(1)), .seconds(3600)) }
    self.id = id ?? String(title)
  }

  /// Adds a button that runs `action` and closes the toast. Offer the action elsewhere, too, because the toast
  /// disappears by itself.
  public func action(_ title: some StringProtocol, _ action: @escaping () throws -> Void) -> Toast {
    var toast = self
    toast.actionTitle = String(title)
    toast.action = action
    return toast
  }
}

extension Toast: Equatable {
  /// Whether both toasts have equal properties, regardless of their actions.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title.isExactly(right.title)
      && left.message.isExactly(right.message)
      && left.tone == right.tone && left.duration == right.duration
      && left.actionTitle.isExactly(right.actionTitle)
  }
}
