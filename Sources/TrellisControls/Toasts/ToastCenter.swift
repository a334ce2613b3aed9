package import TrellisComponents
package import TrellisUI

/// The toasts of a page.
package final class ToastCenter {
  /// A shown toast.
  struct Entry: Identifiable {
    let toast: Toast
    /// Differs from that of the toast that this one replaced.
    let number: Int
    let didGo: () -> Void
    var id: String { toast.id }
  }

  /// The maximum number of toasts; a further one replaces the oldest.
  static let limit = 4

  private(set) var entries: [Entry] = []
  /// The number of toasts shown so far.
  private(set) var count = 0
  private let announce: AnnounceAction
  private let didChange: () -> Void

  /// - Parameters:
  ///   - announce: announces each toast to screen readers.
  ///   - didChange: called after each change.
  package init(announce: AnnounceAction, didChange: @escaping () -> Void) {
    self.announce = announce
    self.didChange = didChange
  }

  /// Whether no toast is shown.
  package var isEmpty: Bool { entries.isEmpty }

  /// Shows a toast below the others.
  ///
  /// - Parameter didGo: called when the toast is gone, except after ``dismiss(_:)``.
  package func show(_ toast: Toast, didGo: @escaping () -> Void = {}) {
    count += 1
    let entry = Entry(toast: toast, number: count, didGo: didGo)
    if let index = entries.firstIndex(where: { $0.id == toast.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    let isUrgent = toast.tone == .warning || toast.tone == .danger
    announce(
      [toast.title, toast.message].compactMap(\.self).joined(separator: " "),
      priority: isUrgent ? .assertive : .polite)
    let gone = entries.count > Self.limit ? [entries.removeFirst()] : []
    didChange()
    for entry in gone { entry.didGo() }
  }

  /// Removes a toast without a call of its function.
  package func dismiss(_ id: String) {
    guard entries.contains(where: { $0.id == id }) else { return }
    entries.removeAll { $0.id == id }
    didChange()
  }

  /// Removes the toast that the user has closed, or whose time is over.
  func end(_ entry: Entry) {
    guard entries.contains(where: { $0.number == entry.number }) else { return }
    entries.removeAll { $0.number == entry.number }
    didChange()
    entry.didGo()
  }
}

private enum ToastCenterKey: EnvironmentKey {
  static var defaultValue: ToastCenter? { nil }
}

extension EnvironmentValues {
  /// The toasts of the page; `nil` outside of routes.
  package var toastCenter: ToastCenter? {
    get { self[ToastCenterKey.self] }
    set { self[ToastCenterKey.self] = newValue }
  }
}
