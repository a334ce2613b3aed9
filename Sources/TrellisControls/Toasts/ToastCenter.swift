import TrellisBase
package import TrellisComponents
package import TrellisUI

/// A toast that a page packed for the next page of the tab.
package struct CarriedToast: Sendable {
  fileprivate let title: String
  fileprivate let message: String?
  fileprivate let tone: Tone
  fileprivate let duration: Duration?
  fileprivate let id: String
  fileprivate let actionTitle: String?
  /// Runs the action in the session of the page that first showed the toast.
  fileprivate let run: @Sendable () -> Void

  fileprivate var toast: Toast {
    let toast = Toast(title, message: message, tone: tone, duration: duration, id: id)
    return actionTitle.map { toast.action($0, run) } ?? toast
  }
}

/// The toasts of a page. The next page of the tab adopts them.
package final class ToastCenter {
  /// A shown toast.
  struct Entry: Identifiable {
    let toast: Toast
    /// The number of the toast on this page, from 1; a toast that replaces another gets a new number.
    let number: Int
    let didGo: () -> Void
    /// The packed form of a toast from another page; `nil` for a toast of this page.
    var carried: CarriedToast?
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

  /// Shows a toast below the others, or in place of the toast with the same identity.
  ///
  /// - Parameter didGo: called when the toast is gone, unless ``dismiss(_:)`` removed it or a toast with the same
  ///   identity replaced it.
  package func show(_ toast: Toast, didGo: @escaping () -> Void = {}) {
    count += 1
    let entry = Entry(toast: toast, number: count, didGo: didGo)
    if let index = entries.firstIndex(where: { exactlyEqual($0.id, toast.id) }) {
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

  /// The toasts for the next page of the tab, and the actions of this page's toasts by number.
  ///
  /// - Parameter run: runs the action with the given number.
  package func packed(
    running run: @escaping @Sendable (Int) -> Void
  ) -> (toasts: [CarriedToast], actions: [Int: () throws -> Void]) {
    var actions: [Int: () throws -> Void] = [:]
    let toasts = entries.map { entry in
      // A toast of an earlier page still refers to that page directly, so that the pages between are released.
      if let carried = entry.carried { return carried }
      let (toast, number) = (entry.toast, entry.number)
      if toast.actionTitle != nil { actions[number] = toast.action }
      return CarriedToast(
        title: toast.title, message: toast.message, tone: toast.tone, duration: toast.duration,
        id: toast.id, actionTitle: toast.actionTitle, run: { run(number) })
    }
    return (toasts, actions)
  }

  /// Shows the toasts of the previous page without announcing them again.
  package func adopt(_ toasts: [CarriedToast]) {
    for carried in toasts where entries.count < Self.limit {
      // The page may have shown a newer toast with this id before its tab attached.
      if entries.contains(where: { exactlyEqual($0.id, carried.id) }) { continue }
      count += 1
      entries.append(Entry(toast: carried.toast, number: count, didGo: {}, carried: carried))
    }
  }

  /// Removes a toast without calling its `didGo`.
  package func dismiss(_ id: String) {
    guard entries.contains(where: { exactlyEqual($0.id, id) }) else { return }
    entries.removeAll { exactlyEqual($0.id, id) }
    didChange()
  }

  /// Removes a toast after the user closed it or its time ended.
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
