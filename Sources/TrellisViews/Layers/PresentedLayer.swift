import TrellisComponents

/// A view with a layer that a binding shows: its content is made while the binding is `true`.
///
/// When the user leaves the layer, the client hides it at once and reports this to the server. If the binding stays
/// `true`, the layer is shown again.
package struct PresentedLayer<Content: View, Layer: View>: View {
  private let content: Content
  private let kind: LayerKind
  private let options: LayerOptions
  private let layer: () -> Layer
  @Binding private var isPresented: Bool
  private let onDismiss: (() throws -> Void)?
  /// The number of times that the layer was left, so that each presentation has another number.
  @State private var departures = 0
  /// The attribute `id` of the layer; `nil` for one that no other view needs.
  private let id: String?
  @ElementID private var ownID

  /// - Parameters:
  ///   - id: the attribute `id` of the layer, for commands that show it; `nil` for one that no other view needs.
  ///   - onDismiss: called after the layer was hidden by the user or one of its buttons.
  ///   - layer: the content, called while the binding is `true`.
  package init(
    _ kind: LayerKind, isPresented: Binding<Bool>, options: LayerOptions = LayerOptions(),
    id: String? = nil, onDismiss: (() throws -> Void)? = nil, content: Content,
    @ViewBuilder layer: @escaping () -> Layer
  ) {
    self.content = content
    self.kind = kind
    self.options = options
    self.id = id
    self.layer = layer
    _isPresented = isPresented
    self.onDismiss = onDismiss
  }

  package var body: some View {
    var options = options
    let id = id ?? ownID
    let (isPresented, departures) = ($isPresented, $departures)
    let (onDismiss, tasks) = (onDismiss, ComponentTasks.current)
    let leave = {
      departures.wrappedValue += 1
      isPresented.wrappedValue = false
      tasks?.runHandler("onDismiss") { try onDismiss?() }
    }
    options.dismiss = DismissAction(layer: id, leave)
    options.didDismiss = leave
    options.didPresent = { isPresented.wrappedValue = true }
    if self.isPresented { options.shown = self.departures }
    if let name = isPresented.stateName {
      options.more.append(.attribute(ClientCommand.presents, name))
    }
    return LayerView(id, kind, options, content: content) {
      if self.isPresented { layer() }
    }
  }
}
