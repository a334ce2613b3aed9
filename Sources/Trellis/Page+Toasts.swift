import TrellisComponents
public import TrellisControls
public import TrellisServer
import TrellisUI
public import TrellisViews

extension Page {
  /// Shows a short message over the page; it disappears by itself. At most four are shown at a time.
  ///
  /// The message belongs to the tab: it stays when the tab goes on to another page by `open(_:replacing:)`. Its
  /// action then runs after this page has ended, and changes models, not this page; an error that it throws is logged.
  /// Screen readers announce the message. The key F8 moves the focus to the toasts; Escape closes the focused toast.
  public func showToast(_ toast: Toast) { toastCenter.show(toast) }

  /// Shows a short message over the page, in its language.
  public func showToast(_ title: LocalizedStringKey, tone: Tone = .neutral) {
    showToast(Toast(text(title), tone: tone))
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func showToast(_ title: some StringProtocol, tone: Tone = .neutral) {
    showToast(Toast(title, tone: tone))
  }

  /// Removes the toast with an identity.
  public func dismissToast(id: String) { toastCenter.dismiss(id) }

  /// The center that shows the toasts of this page, made at its first use and kept with the page.
  var toastCenter: ToastCenter {
    if let center = attachments[ObjectIdentifier(ToastCenter.self)] as? ToastCenter {
      return center
    }
    let announce = AnnounceAction(owner: self) { [weak self] in self?.announce($0, priority: $1) }
    let center = ToastCenter(announce: announce) { [weak self] in self?.setNeedsUpdate() }
    attachments[ObjectIdentifier(ToastCenter.self)] = center
    let unpack = { [unowned center] (handoff: any Sendable) in
      if let toasts = handoff as? [CarriedToast] { center.adopt(toasts) }
    }
    self.unpack = unpack
    if let handoff {
      self.handoff = nil
      unpack(handoff)
    }
    pack = { [unowned center] run in
      let (toasts, actions) = center.packed(running: run)
      return PageHandoff(contents: toasts, actions: actions)
    }
    cover = { [unowned center] in center.over($0) }
    return center
  }
}
