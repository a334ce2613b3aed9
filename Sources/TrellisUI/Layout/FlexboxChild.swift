public import TrellisComponents
public import TrellisLayout

/// A child of a flexbox, with how it takes part.
///
/// Most children ask for nothing in particular, so that all options together take one word until one
/// of them is set; then they are kept apart.
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
  private var options: SharedOptions?

  public init(_ component: Component?) { self.component = component }

  public init(
    _ component: Component?, grow: Double = 0, shrink: Double = 0, basis: Dimension = .auto,
    alignSelf: AlignSelf = .auto, margin: FlexboxEdges = .none, spacingBefore: Double = 0,
    spacingAfter: Double = 0, size: ComponentSize = .auto
  ) {
    self.component = component
    var options = Options()
    options.spacingBefore = spacingBefore
    options.spacingAfter = spacingAfter
    options.grow = grow
    options.shrink = shrink
    options.basis = basis
    options.alignSelf = alignSelf
    if margin != .none || size != .auto { options.box = Box(margin: margin, size: size) }
    if options != .standard { self.options = SharedOptions(options) }
  }
}

extension FlexboxChild {
  /// Extra room before the child along the main axis, in CSS pixels.
  public var spacingBefore: Double {
    get { options?.values.spacingBefore ?? 0 }
    set { change { $0.spacingBefore = newValue } }
  }

  /// Extra room after the child along the main axis, in CSS pixels.
  public var spacingAfter: Double {
    get { options?.values.spacingAfter ?? 0 }
    set { change { $0.spacingAfter = newValue } }
  }

  /// Replaces spacing on the edges where it is given; `auto` takes up free room.
  public var margin: FlexboxEdges {
    get { options?.values.box.margin ?? .none }
    set { change { $0.box.margin = newValue } }
  }

  /// Room around the child inside its own share; the child's own layout does not see it.
  public var padding: FlexboxEdges {
    get { options?.values.box.padding ?? .none }
    set { change { $0.box.padding = newValue } }
  }

  /// The child's share of free room.
  public var grow: Double {
    get { options?.values.grow ?? 0 }
    set { change { $0.grow = newValue } }
  }

  /// The child's share of missing room, in relation to its basis.
  public var shrink: Double {
    get { options?.values.shrink ?? 0 }
    set { change { $0.shrink = newValue } }
  }

  /// The length along the main axis that growing and shrinking start from.
  public var basis: Dimension {
    get { options?.values.basis ?? .auto }
    set { change { $0.basis = newValue } }
  }

  /// The place across the main axis, where it is not that of all children.
  public var alignSelf: AlignSelf {
    get { options?.values.alignSelf ?? .auto }
    set { change { $0.alignSelf = newValue } }
  }

  /// Whether and where the child is out of the row or column.
  public var position: Position {
    get { options?.values.box.position ?? Position() }
    set { change { $0.box.position = newValue } }
  }

  /// Children with a higher one are mounted later, on top of others.
  public var zIndex: Int {
    get { options?.values.zIndex ?? 0 }
    set { change { $0.zIndex = newValue } }
  }

  /// Width over height.
  public var aspectRatio: Double? {
    get { options?.values.box.aspectRatio }
    set { change { $0.box.aspectRatio = newValue } }
  }

  /// The size asked for on the child's behalf; where it is `auto`, the child's own counts.
  public var size: ComponentSize {
    get { options?.values.box.size ?? .auto }
    set { change { $0.box.size = newValue } }
  }

  /// Whether the child's baseline is its bottom edge.
  public var usesHeightAsBaseline: Bool {
    get { options?.values.usesHeightAsBaseline ?? false }
    set { change { $0.usesHeightAsBaseline = newValue } }
  }

  /// Whether the child is out of the row or column.
  var isAbsolute: Bool { options?.values.isAbsolute ?? false }

  /// Whether the other child has the same options as this one.
  func hasOptions(of other: FlexboxChild) -> Bool {
    options === other.options || options?.values == other.options?.values
  }

  /// The options that a child asks for; those that few children have are kept apart once more.
  private struct Options: Equatable, Sendable {
    var spacingBefore: Double = 0
    var spacingAfter: Double = 0
    var grow: Double = 0
    var shrink: Double = 0
    var basis: Dimension = .auto
    var alignSelf: AlignSelf = .auto
    var usesHeightAsBaseline = false
    var zIndex = 0
    private var shared: SharedBox?

    static let standard = Options()

    var box: Box {
      get { shared?.box ?? .standard }
      set { shared = newValue == .standard ? nil : SharedBox(newValue) }
    }

    var isAbsolute: Bool { shared?.box.position.isAbsolute ?? false }
  }

  /// The options for the child's box.
  private struct Box: Equatable, Sendable {
    var margin: FlexboxEdges = .none
    var padding: FlexboxEdges = .none
    var position = Position()
    var aspectRatio: Double?
    var size: ComponentSize = .auto

    static let standard = Box()
  }

  private final class SharedOptions {
    var values: Options
    init(_ values: Options) { self.values = values }
  }

  private final class SharedBox: Equatable, Sendable {
    let box: Box
    init(_ box: Box) { self.box = box }
    static func == (lhs: SharedBox, rhs: SharedBox) -> Bool { lhs === rhs || lhs.box == rhs.box }
  }

  private mutating func change(_ body: (inout Options) -> Void) {
    if isKnownUniquelyReferenced(&options) {
      options.map { body(&$0.values) }
      return
    }
    var values = options?.values ?? .standard
    body(&values)
    options = values == .standard ? nil : SharedOptions(values)
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
  public static func buildBlock(_ part: [FlexboxChild]) -> [FlexboxChild] { part }
  public static func buildBlock(_ parts: [FlexboxChild]...) -> [FlexboxChild] { joined(parts) }
  public static func buildOptional(_ part: [FlexboxChild]?) -> [FlexboxChild] { part ?? [] }
  public static func buildEither(first part: [FlexboxChild]) -> [FlexboxChild] { part }
  public static func buildEither(second part: [FlexboxChild]) -> [FlexboxChild] { part }
  public static func buildArray(_ parts: [[FlexboxChild]]) -> [FlexboxChild] { joined(parts) }
  public static func buildLimitedAvailability(_ part: [FlexboxChild]) -> [FlexboxChild] { part }

  /// The parts one after another, in an array without spare room: flexboxes keep it for long.
  private static func joined(_ parts: [[FlexboxChild]]) -> [FlexboxChild] {
    if parts.count == 1 { return parts[0] }
    var all: [FlexboxChild] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all += part }
    return all
  }
}
