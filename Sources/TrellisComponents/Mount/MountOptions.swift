/// The options of a mounter, which its owner sets.
package struct MountOptions {
  /// The maximum number of hidden views of one key in a container; further ones are removed.
  package var hiddenViewLimit = 4
  /// Whether a component that the build did not visit is a mistake: a parent has to list each child that it lays out.
  package var checksChildren = false
  /// Whether a listed child without a place in the layout is a mistake (``Component/laysOutAllChildren``).
  package var checksListedChildren = false
  /// Whether animations are played; if not, their ends are reported at once.
  package var playsAnimations = true
}
