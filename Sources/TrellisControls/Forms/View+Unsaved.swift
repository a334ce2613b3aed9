import TrellisComponents
import TrellisUI
public import TrellisViews

extension View {
  /// Shows a question before the user leaves the page while `isUnsaved` is true: by a link, by closing the tab, or by
  /// another address.
  ///
  /// The browser shows the question without a round trip.
  public func unsavedChanges(_ isUnsaved: Bool) -> some View {
    UnsavedView(content: self, isUnsaved: isUnsaved)
  }
}

private struct UnsavedView<Content: View>: View {
  let content: Content
  let isUnsaved: Bool
  @Environment(\.texts) private var texts

  var body: some View {
    // The element is there in both cases, so that the content stays the same.
    ElementView(
      "div", style: .stretched,
      attributes: isUnsaved ? [.attribute("data-unsaved", texts[.unsavedChanges])] : []
    ) { content }
  }
}
