public import TrellisComponents
public import TrellisLayout

/// A child of a flexbox, with how it takes part.
///
/// Most children ask for nothing in particular, so that all options together take one word until one
/// of them is set; then they are kept apart.
public struct FlexboxChild {
  /// The alignment of one child on the cross axis, as CSS's `align-self`.
  ///
  /// `auto` takes the flexbox's ``FlexboxStyle/alignItems``; the other cases do the same as those of
  /// ``FlexboxStyle/AlignItems``.
  public enum AlignSelf: Hashable, Sendable { case auto, stretch, start, center, end, baseline }

  /// The position of a child, as CSS's `position` and inset properties.
  ///
  /// Offsets are lengths from the edges of the flexbox, or percentages of its width or height; `auto`, the
  /// default, sets no offset. A child in the row or column is moved by its offsets from the place it would
  /// have, and the other children keep theirs. An absolute child without offsets on an axis stands where it
  /// would stand if it were the only child.
  public struct Position: Hashable, Sendable {
    /// Whether the child is out of the row or column, placed by its offsets alone.
    public var isAbsolute = false
    /// The distance from the top edge. Moves a child in the row or column down, whatever ``bottom`` is.
    public var top: Dimension = .auto
    /// The distance from the bottom edge. Moves a child in the row or column up.
    public var bottom: Dimension = .auto
    /// The distance from the edge where reading starts. Overrides ``left`` in left-to-right layouts and
    /// ``right`` in right-to-left layouts.
    public var start: Dimension = .auto
    /// The distance from the edge where reading ends. Overrides ``right`` in left-to-right layouts and
    /// ``left`` in right-to-left layouts.
    public var end: Dimension = .auto
    /// The distance from the left edge. Moves a child in the row or column to the right.
    public var left: Dimension = .auto
    /// The distance from the right edge. Moves a child in the row or column to the left.
    public var right: Dimension = .auto

    /// Makes the position of a child in the row or column, without offsets.
    public init() {}
  }

  /// The component; a child without one is passed over.
  public var component: Component?
  private var options: SharedOptions?

  /// Makes a child with the default options: it neither grows nor shrinks, and has no margin, padding or
  /// size besides those of the component.
  public init(_ component: Component?) { self.component = component }

  /// Makes a child with options; those that are not parameters have their defaults and can be set afterwards.
  ///
  /// - Parameters:
  ///   - component: the flex item; `nil` makes a child that is passed over.
  ///   - grow: the share of free room, at least 0. With 0 the child does not grow.
  ///   - shrink: the share of missing room, at least 0. The default is 0, where CSS has 1.
  ///   - basis: `auto` is the size asked for along the main axis or, without one, the size of the content. A
  ///     percentage is of the flexbox, and acts as `auto` where the size of the flexbox is not certain.
  ///   - alignSelf: the alignment on the cross axis; `auto` is that of the flexbox.
  ///   - margin: replaces spacing on the edges that are given.
  ///   - spacingBefore: room before the child along the main axis, in CSS pixels.
  ///   - spacingAfter: room after the child along the main axis, in CSS pixels.
  ///   - size: the size asked for, where it is not `auto`; otherwise the component's own.
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
  /// Takes a child that has options.
  public static func buildExpression(_ child: FlexboxChild) -> [FlexboxChild] { [child] }
  /// Makes a child with the default options; `nil` adds no child.
  public static func buildExpression(_ component: Component?) -> [FlexboxChild] {
    component.map { [FlexboxChild($0)] } ?? []
  }
  /// Takes an array of children, in order.
  public static func buildExpression(_ children: [FlexboxChild]) -> [FlexboxChild] { children }
  /// Makes a child with the default options of each component, in order.
  public static func buildExpression(_ components: [Component]) -> [FlexboxChild] {
    components.map { FlexboxChild($0) }
  }
  /// Takes a block of one statement as it is, without a copy.
  public static func buildBlock(_ part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// Joins the children of all statements of a block, in order.
  public static func buildBlock(_ parts: [FlexboxChild]...) -> [FlexboxChild] { joined(parts) }
  /// Takes the children of an `if` without `else`; `nil`, where the condition is false, adds no child.
  public static func buildOptional(_ part: [FlexboxChild]?) -> [FlexboxChild] { part ?? [] }
  /// Takes the children of an `if` branch, or of a case of a `switch`, as they are.
  public static func buildEither(first part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// Takes the children of an `else` branch, or of a case of a `switch`, as they are.
  public static func buildEither(second part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// Joins the children that each run of a `for` loop made, in order.
  public static func buildArray(_ parts: [[FlexboxChild]]) -> [FlexboxChild] { joined(parts) }
  /// Takes the children of an `if #available` as they are.
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
