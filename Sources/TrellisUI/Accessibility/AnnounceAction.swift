public import TrellisComponents

/// The time at which a screen reader speaks an announcement.
///
/// Source: SwiftUI's `AccessibilityNotification.Announcement` and its priority.
public enum AnnouncementPriority: Hashable, Sendable {
  /// After the current speech.
  case polite
  /// At once, interrupting the current speech.
  case assertive
}

/// Announces texts to screen readers: `@Environment(\.announce) private var announce`, then `announce("Saved")`.
public struct AnnounceAction: Equatable {
  private let owner: ObjectIdentifier?
  private let action: (String, AnnouncementPriority) -> Void

  /// - Parameters:
  ///   - owner: the object that announces; `nil` for none.
  ///   - action: does not keep `owner` alive.
  package init(
    owner: AnyObject?, _ action: @escaping (String, AnnouncementPriority) -> Void = { _, _ in }
  ) {
    self.owner = owner.map { ObjectIdentifier($0) }
    self.action = action
  }

  /// Announces `text`, once; a page without a server does nothing.
  ///
  /// - Parameter priority: use assertive announcements only for urgent messages.
  public func callAsFunction(_ text: String, priority: AnnouncementPriority = .polite) {
    action(text, priority)
  }

  /// Whether both announce texts on the same page.
  public static func == (left: Self, right: Self) -> Bool { left.owner == right.owner }
}

private enum AnnounceKey: EnvironmentKey {
  static var defaultValue: AnnounceAction { AnnounceAction(owner: nil) }
}

extension EnvironmentValues {
  /// Announces texts to screen readers by the live region of the page.
  public var announce: AnnounceAction {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}
