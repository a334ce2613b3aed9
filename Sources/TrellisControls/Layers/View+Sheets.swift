import TrellisComponents
import TrellisUI
public import TrellisViews

extension View {
  /// Shows a sheet over the page while `isPresented` is `true`: at the bottom of a narrow window, otherwise in its
  /// middle. The page behind cannot be used, and gets the focus back when the sheet is hidden.
  ///
  /// Escape and a press outside of the sheet hide it at once, and set the binding to `false`. A button in the sheet can
  /// hide it by `@Environment(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - title: the name of the sheet for assistive technology; `nil` for the name of this view if it is a button or a
  ///     link, otherwise for the text ``/TrellisUI/TextKey/dialog``.
  ///   - isDismissable: whether Escape and a press outside of the sheet hide it.
  ///   - onDismiss: called when the sheet is hidden by its user or by `dismiss()`.
  ///   - content: made while the sheet is shown.
  public func sheet<Content: View>(
    _ title: LocalizedStringKey? = nil, isPresented: Binding<Bool>, isDismissable: Bool = true,
    onDismiss: (() throws -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var options = LayerOptions()
    options.isDismissable = isDismissable
    return SheetView(
      content: self, title: title, options: options, isPresented: isPresented,
      onDismiss: onDismiss, layer: content)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func sheet<Content: View>(
    _ title: String?, isPresented: Binding<Bool>, isDismissable: Bool = true,
    onDismiss: (() throws -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      title.map { LocalizedStringKey(verbatim: $0) }, isPresented: isPresented,
      isDismissable: isDismissable, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet for `item` over the page while it is not `nil`.
  ///
  /// - Parameters:
  ///   - title: the name of the sheet for assistive technology; `nil` for the name of this view if it is a button or a
  ///     link, otherwise for the text ``/TrellisUI/TextKey/dialog``.
  ///   - onDismiss: called when the sheet is hidden by its user or by `dismiss()`.
  ///   - content: made while the sheet is shown, with the item.
  public func sheet<Item: Identifiable, Content: View>(
    _ title: LocalizedStringKey? = nil, item: Binding<Item?>, onDismiss: (() throws -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return sheet(title, isPresented: isPresented, onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    _ title: String?, item: Binding<Item?>, onDismiss: (() throws -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(
      title.map { LocalizedStringKey(verbatim: $0) }, item: item, onDismiss: onDismiss,
      content: content)
  }

  /// Shows a layer at this view while `isPresented` is `true`; in a narrow window a sheet.
  ///
  /// The layer is placed at an edge of the view, or at the opposite edge if there is space only there. It follows
  /// scrolling. Escape and a press outside of the layer hide it.
  ///
  /// - Parameters:
  ///   - title: the name of the layer for assistive technology; `nil` for the name of this view.
  ///   - arrowEdge: the edge of this view at which the layer is placed.
  ///   - content: made while the layer is shown.
  public func popover<Content: View>(
    _ title: LocalizedStringKey? = nil, isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverView(
      content: self, title: title, isPresented: isPresented, edge: arrowEdge, layer: content)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func popover<Content: View>(
    _ title: String?, isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      title.map { LocalizedStringKey(verbatim: $0) }, isPresented: isPresented,
      arrowEdge: arrowEdge, content: content)
  }
}

/// The content of a ``View``, and the sheet above the page while it is presented.
struct SheetView<Content: View, Layer: View>: View {
  let content: Content
  let title: LocalizedStringKey?
  let options: LayerOptions
  @Binding var isPresented: Bool
  let onDismiss: (() throws -> Void)?
  let layer: () -> Layer
  @ElementID private var opener
  @Environment(\.texts) private var texts

  var body: some View {
    var options = options
    options.label = title.map { EnvironmentValues.current.text($0) }
    options.openerID = opener
    options.generalLabel = texts[.dialog]
    return PresentedLayer(
      .sheet, isPresented: $isPresented, options: options, onDismiss: onDismiss, content: content,
      layer: layer)
  }
}

/// A view with a popover, or with a sheet in a narrow window.
struct PopoverView<Content: View, Layer: View>: View {
  let content: Content
  let title: LocalizedStringKey?
  @Binding var isPresented: Bool
  let edge: Edge
  let layer: () -> Layer
  @ElementID private var opener
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    var options = LayerOptions()
    options.label = title.map { EnvironmentValues.current.text($0) }
    options.openerID = opener
    if width == .regular { options.role = "dialog" }
    return PresentedLayer(
      width == .compact ? .sheet : .popover(LayerPlacement(edge, alignment: .center, gap: 8)),
      isPresented: $isPresented, options: options, content: content, layer: layer)
  }
}
