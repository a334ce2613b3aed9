public import TrellisComponents
public import TrellisLayout

/// A child of a flexbox, with its options.
///
/// Most children have no options, so all options together take one word until one is set; then they are
/// allocated separately.
public struct FlexboxChild {
  /// The alignment of one child on the cross axis, like CSS's `align-self`.
  ///
  /// `auto` takes the flexbox's ``FlexboxStyle/alignItems``; the other cases do the same as the cases of
  /// ``FlexboxStyle/AlignItems``.
  public enum AlignSelf: Hashable, Sendable { case auto, stretch, start, center, end, baseline }

  /// The position of a child, like CSS's `position` and inset properties.
  ///
  /// Offsets are lengths from the edges of the flexbox, or percentages of its width or height; `auto`, the
  /// default, sets no offset. A child in flow is moved by its offsets from its normal position, and the
  /// other children are not affected. An absolute child without offsets on an axis has the position that it
  /// would have as the only child.
  public struct Position: Hashable, Sendable {
    /// Whether the child is out of flow, positioned by its offsets alone.
    public var isAbsolute = false
    /// The distance from the top edge. Moves a child in flow down; ``bottom`` is then ignored.
    public var top: Dimension = .auto
    /// The distance from the bottom edge. Moves a child in flow up.
    public var bottom: Dimension = .auto
    /// The distance from the start edge of the reading direction. Overrides ``left`` in left-to-right
    /// layouts and ``right`` in right-to-left layouts.
    public var start: Dimension = .auto
    /// The distance from the end edge of the reading direction. Overrides ``right`` in left-to-right
    /// layouts and ``left`` in right-to-left layouts.
    public var end: Dimension = .auto
    /// The distance from the left edge. Moves a child in flow to the right.
    public var left: Dimension = .auto
    /// The distance from the right edge. Moves a child in flow to the left.
    public var right: Dimension = .auto

    /// Makes the position of a child in flow, without offsets.
    public init() {}
  }

  /// The component; a child without one is skipped.
  public var component: Component?
  private var options: SharedOptions?

  /// Makes a child with the default options: it neither grows nor shrinks, has no margin and no padding, and has the
  /// component's size.
  public init(_ component: Component?) { self.component = component }

  /// Makes a child with options; options without a parameter have their defaults and can be set afterwards.
  ///
  /// - Parameters:
  ///   - component: the flex item; `nil` makes a child that is skipped.
  ///   - grow: the share of free space, at least 0. With 0 the child does not grow.
  ///   - shrink: the share of missing space, at least 0. The default is 0; in CSS it is 1.
  ///   - basis: `auto` is the requested size along the main axis or, without one, the size of the content. A percentage
  ///     refers to the flexbox, and acts as `auto` if the size of the flexbox is not definite.
  ///   - alignSelf: the alignment on the cross axis; `auto` uses the alignment of the flexbox.
  ///   - margin: replaces spacing on the given edges.
  ///   - spacingBefore: space before the child along the main axis, in CSS pixels.
  ///   - spacingAfter: space after the child along the main axis, in CSS pixels.
  ///   - size: the requested size; lengths that are `auto` are the component's own.
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
  /// Additional space before the child along the main axis, in CSS pixels.
  public var spacingBefore: Double {
    get { options?.values.spacingBefore ?? 0 }
    set { change { $0.spacingBefore = newValue } }
  }

  /// Additional space after the child along the main axis, in CSS pixels.
  public var spacingAfter: Double {
    get { options?.values.spacingAfter ?? 0 }
    set { change { $0.spacingAfter = newValue } }
  }

  /// Replaces spacing on the given edges; `auto` takes free space.
  public var margin: FlexboxEdges {
    get { options?.values.box.margin ?? .none }
    set { change { $0.box.margin = newValue } }
  }

  /// Space around the child inside its flex item; not visible to the child's own layout.
  public var padding: FlexboxEdges {
    get { options?.values.box.padding ?? .none }
    set { change { $0.box.padding = newValue } }
  }

  /// The child's share of free space.
  public var grow: Double {
    get { options?.values.grow ?? 0 }
    set { change { $0.grow = newValue } }
  }

  /// The child's share of missing space, weighted by its basis.
  public var shrink: Double {
    get { options?.values.shrink ?? 0 }
    set { change { $0.shrink = newValue } }
  }

  /// The length along the main axis before growing and shrinking.
  public var basis: Dimension {
    get { options?.values.basis ?? .auto }
    set { change { $0.basis = newValue } }
  }

  /// The alignment on the cross axis; `auto` uses the alignment of the flexbox.
  public var alignSelf: AlignSelf {
    get { options?.values.alignSelf ?? .auto }
    set { change { $0.alignSelf = newValue } }
  }

  /// Whether the child is out of flow, and its offsets.
  public var position: Position {
    get { options?.values.box.position ?? Position() }
    set { change { $0.box.position = newValue } }
  }

  /// The order of painting: a child with a higher index is painted later, on top of others. The reading order does not
  /// change.
  public var zIndex: Int {
    get { options?.values.zIndex ?? 0 }
    set { change { $0.zIndex = newValue } }
  }

  /// The reading order: a child with a higher priority comes earlier in the document, and so for assistive technology
  /// and the tab key. Children with equal priorities keep the order of the list. Positions and the order of painting do
  /// not change.
  public var accessibilitySortPriority: Int {
    get { options?.values.box.accessibilitySortPriority ?? 0 }
    set { change { $0.box.accessibilitySortPriority = newValue } }
  }

  /// Width over height.
  public var aspectRatio: Double? {
    get { options?.values.box.aspectRatio }
    set { change { $0.box.aspectRatio = newValue } }
  }

  /// The requested size for the child; lengths that are `auto` are the child's own.
  public var size: ComponentSize {
    get { options?.values.box.size ?? .auto }
    set { change { $0.box.size = newValue } }
  }

  /// Whether the child's bottom edge is used as its baseline.
  public var usesHeightAsBaseline: Bool {
    get { options?.values.usesHeightAsBaseline ?? false }
    set { change { $0.usesHeightAsBaseline = newValue } }
  }

  /// Whether the component's flexibility (``FlexibleComponent``) is added to the options at each layout.
  package var inheritsFlexibility: Bool {
    get { options?.values.inheritsFlexibility ?? false }
    set { change { $0.inheritsFlexibility = newValue } }
  }

  /// Whether a child that fills the cross axis up to a limit is centred, whatever the alignment.
  package var isCenteredAtLimit: Bool {
    get { options?.values.isCenteredAtLimit ?? false }
    set { change { $0.isCenteredAtLimit = newValue } }
  }

  /// Whether the basis is a percentage of the flexbox.
  var hasRelativeBasis: Bool {
    if case .percent? = options?.values.basis { true } else { false }
  }

  /// Whether the child is out of flow.
  var isAbsolute: Bool { options?.values.isAbsolute ?? false }

  /// Whether the child may be read in another order than it is painted.
  var hasOrder: Bool {
    guard let options else { return false }
    return options.values.zIndex != 0 || options.values.box.accessibilitySortPriority != 0
  }

  /// Whether the other child has the same options.
  func hasOptions(of other: FlexboxChild) -> Bool {
    options === other.options || options?.values == other.options?.values
  }

  /// Whether the child at `index` of `children` has the same options object: equal options need not be one object.
  @inline(__always)
  func sharesOptions(with children: [FlexboxChild], at index: Int) -> Bool {
    options === children[index].options
  }

  /// Whether two of `children` have the same options object.
  @inline(__always)
  static func shareOptions(_ children: [FlexboxChild], at index: Int, _ other: Int) -> Bool {
    children[index].options === children[other].options
  }

  /// Whether a child of `children` sets a z-index or an accessibility sort priority.
  static func haveOrder(_ children: [FlexboxChild]) -> Bool {
    children.withUnsafeBufferPointer { children in
      // Neighbours often share their options. `children` holds them until the closure ends.
      unowned(unsafe) var last: SharedOptions?
      for index in children.indices where children[index].options !== last {
        if children[index].hasOrder { return true }
        last = children[index].options
      }
      return false
    }
  }

  /// Whether the children of both lists have the same options.
  static func haveSameOptions(_ lhs: [FlexboxChild], _ rhs: [FlexboxChild]) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return lhs.withUnsafeBufferPointer { lhs in
      rhs.withUnsafeBufferPointer { rhs in
        for index in lhs.indices
        where lhs[index].options !== rhs[index].options
          && !lhs[index].hasOptions(of: rhs[index])
        { return false }
        return true
      }
    }
  }

  /// The options of a child. Rarely used box options are allocated separately.
  private struct Options: Equatable, Sendable {
    var spacingBefore: Double = 0
    var spacingAfter: Double = 0
    var grow: Double = 0
    var shrink: Double = 0
    var basis: Dimension = .auto
    var alignSelf: AlignSelf = .auto
    var usesHeightAsBaseline = false
    var inheritsFlexibility = false
    var isCenteredAtLimit = false
    var zIndex = 0
    private var shared: SharedBox?

    static let standard = Options()

    var box: Box {
      get { shared?.box ?? .standard }
      set { shared = newValue == .standard ? nil : SharedBox(newValue) }
    }

    var isAbsolute: Bool { shared?.box.position.isAbsolute ?? false }
  }

  /// The rarely used options of the child's box.
  private struct Box: Equatable, Sendable {
    var margin: FlexboxEdges = .none
    var padding: FlexboxEdges = .none
    var position = Position()
    var aspectRatio: Double?
    var size: ComponentSize = .auto
    var accessibilitySortPriority = 0

    static let standard = Box()
  }

  private final class SharedOptions {
    // Unchecked, because an access reads one option, or sets options before the object is shared.
    @exclusivity(unchecked)
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
  /// This component as a flexbox child that takes a share of free space.
  public final func flex(
    grow: Double = 0, shrink: Double = 0, basis: Dimension = .auto,
    alignSelf: FlexboxChild.AlignSelf = .auto, margin: FlexboxEdges = .none
  ) -> FlexboxChild {
    FlexboxChild(
      self, grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf, margin: margin)
  }
}

/// Collects the children of a flexbox: components, children with options, optionals, loops.
@resultBuilder
public enum FlexboxBuilder {
  /// Adds a child with options.
  public static func buildExpression(_ child: FlexboxChild) -> [FlexboxChild] { [child] }
  /// Makes a child with the default options; `nil` adds no child.
  public static func buildExpression(_ component: Component?) -> [FlexboxChild] {
    component.map { [FlexboxChild($0)] } ?? []
  }
  /// Adds an array of children, in order.
  public static func buildExpression(_ children: [FlexboxChild]) -> [FlexboxChild] { children }
  /// Makes a child with the default options of each component, in order.
  public static func buildExpression(_ components: [Component]) -> [FlexboxChild] {
    components.map { FlexboxChild($0) }
  }
  /// Returns a block of one statement unchanged, without a copy.
  public static func buildBlock(_ part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// Joins the children of all statements of a block, in order.
  public static func buildBlock(_ parts: [FlexboxChild]...) -> [FlexboxChild] { joined(parts) }
  /// The children of an `if` without `else`; `nil` adds no child.
  public static func buildOptional(_ part: [FlexboxChild]?) -> [FlexboxChild] { part ?? [] }
  /// The children of an `if` branch, or of a case of a `switch`.
  public static func buildEither(first part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// The children of an `else` branch, or of a case of a `switch`.
  public static func buildEither(second part: [FlexboxChild]) -> [FlexboxChild] { part }
  /// Joins the children of all iterations of a `for` loop, in order.
  public static func buildArray(_ parts: [[FlexboxChild]]) -> [FlexboxChild] { joined(parts) }
  /// The children of an `if #available`.
  public static func buildLimitedAvailability(_ part: [FlexboxChild]) -> [FlexboxChild] { part }

  /// The concatenated parts, in an array without spare capacity: flexboxes keep it for long.
  private static func joined(_ parts: [[FlexboxChild]]) -> [FlexboxChild] {
    if parts.count == 1 { return parts[0] }
    var all: [FlexboxChild] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all += part }
    return all
  }
}
