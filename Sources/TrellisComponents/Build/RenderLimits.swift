import TrellisBase

/// The limits of depth and work of one render of a tree.
public struct RenderLimits: Hashable, Sendable {
  /// The maximum depth of nested components, of nested layouts, and of nested views in one body.
  ///
  /// Browsers do not support more: their parsers nest at most 512 elements. The limit bounds the call stack
  /// of a tree, and is the same for every host.
  public static let depth = 512

  /// The maximum number of component layouts, units of flex work, and steps of texts in a render.
  ///
  /// Steps of texts are shaped characters, examined line ends, and steps of Markdown's parser.
  ///
  /// The size of a tree does not bound the work of its layout: if each level measures its child twice, 40
  /// levels take 10¹² layouts. A render that would take minutes or longer fails instead.
  public var steps: Int

  /// - Parameter steps: See ``steps``; a render reaches the default after some seconds.
  public init(steps: Int = 20_000_000) { self.steps = steps }

  /// Reports that `nested`, such as components, are nested deeper than ``depth``.
  ///
  /// - Parameter location: what is around the deepest one.
  package static func reportDepth(of nested: String = "Components", at location: String) {
    ProgrammerError.report(
      "\(nested) are nested more than \(depth) levels deep, which is the limit: \(location)")
  }
}
