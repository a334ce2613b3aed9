public import TrellisLayout

/// A custom layout: a container that measures its views and places them.
///
/// ```swift
/// struct Diagonal: ViewLayout {
///   func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
///     subviews.reduce(.zero) {
///       let size = $1.sizeThatFits(.unspecified)
///       return Size(width: $0.width + size.width, height: $0.height + size.height)
///     }
///   }
///
///   func placeSubviews(in size: Size, subviews: LayoutSubviews) {
///     var corner = Point.zero
///     for view in subviews {
///       let size = view.sizeThatFits(.unspecified)
///       view.place(at: corner)
///       corner = corner + Point(x: size.width, y: size.height)
///     }
///   }
/// }
///
/// Diagonal() { Text("one"); Text("two") }
/// ```
///
/// The methods read their parameters and the properties of the layout alone. Positions are from the left edge, in
/// right-to-left pages too.
///
/// Source: SwiftUI's `Layout`; the name differs, as `Layout` is the result of a component's layout here.
public protocol ViewLayout {
  /// The size of the container in CSS pixels; limited to the space of the container around.
  func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size
  /// Calls ``LayoutSubview/place(at:proposal:)`` for each view. A view that is not placed has its own size and is
  /// centred.
  ///
  /// - Parameter size: the size of the container.
  func placeSubviews(in size: Size, subviews: LayoutSubviews)
}

extension ViewLayout {
  /// The container with `content`.
  public func callAsFunction<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> LayoutView<Self, Content> {
    LayoutView(layout: self, content: content())
  }
}

/// Room for a view, in CSS pixels; `nil` is unlimited.
public struct ProposedViewSize: Hashable, Sendable {
  /// The largest width; `nil` for the view's width in unlimited space.
  public var width: Double?
  /// The largest height; `nil` for the view's height in unlimited space.
  public var height: Double?

  /// Room in CSS pixels.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  /// Room of `size`.
  public init(_ size: Size) {
    self.init(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
  }

  /// Unlimited space.
  public static let unspecified = ProposedViewSize()
  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  var maximum: Size { Size(width: width ?? .infinity, height: height ?? .infinity) }
}

/// The key of a value that a view has for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the ``ViewLayout`` around this view.
  public consuming func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> BoxView<Self, Key.Value> {
    BoxView(self, value, name: "layoutValue \(ObjectIdentifier(key))") { value, box in
      box.traits.layoutValues[ObjectIdentifier(key)] = value
    }
  }
}
