public import TrellisComponents
public import TrellisLayout

/// A child of a flexbox, with how it takes part.
public struct FlexboxChild {
  public enum AlignSelf: Hashable, Sendable { case auto, stretch, start, center, end, baseline }

  public struct Position: Hashable, Sendable {
    /// Whether the child is out of the row or column, placed by its offsets alone.
    public var isAbsolute = false
    public var top: Dimension = .auto
    public var bottom: Dimension = .auto
    public var start: Dimension = .auto
    public var end: Dimension = .auto
    public var left: Dimension = .auto
    public var right: Dimension = .auto

    public init() {}
  }

  /// The component; a child without one is passed over.
  public var component: Component?
  /// Extra room before and after the child along the main axis, in CSS pixels.
  public var spacingBefore: Double = 0
  public var spacingAfter: Double = 0
  /// Replaces spacing on the edges where it is given; `auto` takes up free room.
  public var margin: FlexboxEdges = .none
  /// Room around the child inside its own share; the child's own layout does not see it.
  public var padding: FlexboxEdges = .none
  public var grow: Double = 0
  public var shrink: Double = 0
  public var basis: Dimension = .auto
  public var alignSelf: AlignSelf = .auto
  public var position = Position()
  /// Children with a higher one are mounted later, on top of others.
  public var zIndex: Int = 0
  /// Width over height.
  public var aspectRatio: Double?
  /// The size asked for on the child's behalf; where it is `auto`, the child's own counts.
  public var size: ComponentSize = .auto
  /// Whether the child's baseline is its bottom edge.
  public var usesHeightAsBaseline = false

  public init(_ component: Component?) { self.component = component }

  public init(
    _ component: Component?, grow: Double = 0, shrink: Double = 0, basis: Dimension = .auto,
    alignSelf: AlignSelf = .auto, margin: FlexboxEdges = .none, spacingBefore: Double = 0,
    spacingAfter: Double = 0, size: ComponentSize = .auto
  ) {
    self.component = component
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
    self.alignSelf = alignSelf
    self.margin = margin
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.size = size
  }
}

extension Component {
  /// This component as a flexbox child that takes a share of free room.
  public final func flex(
    grow: Double = 0, shrink: Double = 0, basis: Dimension = .auto,
    alignSelf: FlexboxChild.AlignSelf = .auto, margin: FlexboxEdges = .none
  ) -> FlexboxChild {
    FlexboxChild(
      self, grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf, margin: margin)
  }
}

/// Collects the children of a flexbox: components, children with options, optional ones, loops.
@resultBuilder
public enum FlexboxBuilder {
  public static func buildExpression(_ child: FlexboxChild) -> [FlexboxChild] { [child] }
  public static func buildExpression(_ component: Component?) -> [FlexboxChild] {
    component.map { [FlexboxChild($0)] } ?? []
  }
  public static func buildExpression(_ children: [FlexboxChild]) -> [FlexboxChild] { children }
  public static func buildExpression(_ components: [Component]) -> [FlexboxChild] {
    components.map { FlexboxChild($0) }
  }
  public static func buildBlock(_ parts: [FlexboxChild]...) -> [FlexboxChild] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [FlexboxChild]?) -> [FlexboxChild] { part ?? [] }
  public static func buildEither(first part: [FlexboxChild]) -> [FlexboxChild] { part }
  public static func buildEither(second part: [FlexboxChild]) -> [FlexboxChild] { part }
  public static func buildArray(_ parts: [[FlexboxChild]]) -> [FlexboxChild] {
    parts.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ part: [FlexboxChild]) -> [FlexboxChild] { part }
}
