package import TrellisComponents

/// Copies a text to the clipboard of the reader: `@Environment(\.copyToClipboard) private var copy`.
package struct CopyAction: Equatable {
  private let owner: ObjectIdentifier?
  private let action: (_ text: String, _ html: String?) -> Void

  /// - Parameters:
  ///   - owner: the page; `nil` for none.
  ///   - action: does not keep `owner` alive.
  package init(
    owner: AnyObject?, _ action: @escaping (_ text: String, _ html: String?) -> Void = { _, _ in }
  ) {
    self.owner = owner.map { ObjectIdentifier($0) }
    self.action = action
  }

  /// Copies `text`, and the same content as HTML; a page without a server does nothing.
  package func callAsFunction(_ text: String, html: String? = nil) { action(text, html) }

  /// Whether both copy texts on the same page.
  package static func == (left: Self, right: Self) -> Bool { left.owner == right.owner }
}

private enum CopyKey: EnvironmentKey {
  static var defaultValue: CopyAction { CopyAction(owner: nil) }
}

extension EnvironmentValues {
  /// Copies texts to the clipboard of the reader.
  package var copyToClipboard: CopyAction {
    get { self[CopyKey.self] }
    set { self[CopyKey.self] = newValue }
  }
}
