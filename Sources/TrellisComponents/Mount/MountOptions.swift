/// The options of a mounter, set by its owner.
package struct MountOptions {
  /// The maximum number of hidden views of one key in a container; further ones are removed.
  package var hiddenViewLimit = 4
  /// Whether a component that the build did not visit is a mistake: a parent has to list each child that it lays out.
  package var checksChildren = false
  /// Whether each mounted component is checked: its children, and its animations if it has no identity.
  package var checksListedChildren = false
  /// Whether animations are played; if not, their ends are reported at once.
  package var playsAnimations = true
}
