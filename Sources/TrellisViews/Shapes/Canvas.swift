public import TrellisLayout

/// A drawing of paths. The server calls the closure with the size of the view and sends an SVG; a later call keeps the
/// elements of the same order, and sends what differs.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.blue))
/// }
/// .frame(width: 80, height: 40)
/// ```
///
/// A canvas takes the space there is. Assistive technology skips it unless it has a label; texts are views above the
/// canvas, in a ``ZStack`` or an overlay.
///
/// Source: SwiftUI's `Canvas`.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, Size) -> Void
  @FieldID private var id

  /// A canvas that `renderer` draws; it depends on its parameters and on values that it captures.
  public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) {
    self.renderer = renderer
  }

  public var body: some View {
    let (renderer, id) = (renderer, id)
    return DrawingView { size in
      var context = GraphicsContext(id: id, size: size)
      renderer(&context, size)
      return Drawing(elements: context.finish())
    }
  }
}
