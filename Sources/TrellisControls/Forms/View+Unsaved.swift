import TrellisComponents
import TrellisUI
public import TrellisViews

extension View {
  /// Asks for confirmation before the user leaves the page while `isUnsaved` is `true`: by a link, by closing the tab,
  /// or by another address.
  ///
  /// The browser shows the question without a round trip.
  public func unsavedChanges(_ isUnsaved: Bool) -> some View {
    UnsavedView(content: self, isUnsaved: isUnsaved)
  }
}

private struct UnsavedView<Content: View>: PrimitiveView {
  let content: Content
  let isUnsaved: Bool

  func _expand(into expansion: inout ViewExpansion) {
    let question = EnvironmentValues.current.texts[.unsavedChanges]
    // The element is there in both cases, so that the content stays the same.
    expansion.expandInElement(
      content, isUnsaved ? [.attribute("data-unsaved", question)] : [])
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
