/// The limits of depth and work of one render of a tree.
public struct PassLimits: Hashable, Sendable {
  /// How many components may stand inside each other.
  ///
  /// Browsers have no use for more: their parsers nest 512 elements at most. The limit bounds the call stack
  /// that a tree takes, and is the same for every host.
  public static let depth = 10_000

  /// The layouts of components and the work units of flex trees that a render may take.
  ///
  /// The work of a layout is not bounded by the size of its tree: where each level asks its child two questions,
  /// 40 levels ask a million million. A render that would go on for minutes or for ever fails instead.
  public var steps: Int

  /// - Parameter steps: see ``steps``; a render reaches the default after some seconds of work.
  public init(steps: Int = 20_000_000) { self.steps = steps }
}
