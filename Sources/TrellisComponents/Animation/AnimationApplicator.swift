/// Runs the hooks of animations around a mount, and sees to it that each is cleaned up once.
///
/// Source: ComponentKit's animation applicator and its controller (row N6, algorithm 2.19). Departs from it
/// in step 4: what belongs to an identity that is gone is cleaned up after any mount, and what belongs to
/// one that only got a newer component goes on.
final class AnimationApplicator {
  /// Runs its body, and the completion once all that the body plays is over.
  typealias Transact = (
    _ awaitsEnd: Bool, _ body: (AnimationPlayer) -> Void, _ completion: @escaping () -> Void
  ) -> Void

  private struct Applied {
    let cleanup: (Any?, AnimationEnd) -> Void
    let context: Any?
  }

  private var applied: [TreeNode.ID: [Int: Applied]] = [:]
  private var lastNumber = 0

  /// Whether it matters which identities a mount ends.
  var isWaiting: Bool { !applied.isEmpty }

  /// - Parameters:
  ///   - mount: mounts, and answers the identities that are mounted no more.
  ///   - player: for what has to be undone on views that are gone.
  func run(
    _ animations: [(id: TreeNode.ID, animation: ComponentAnimation)],
    mount: () -> [TreeNode.ID], player: AnimationPlayer, transact: Transact
  ) {
    let pending = animations.map { ($0.id, $0.animation, $0.animation.willRemount()) }
    for id in mount() {
      guard let gone = applied.removeValue(forKey: id) else { continue }
      for (_, entry) in gone.sorted(by: { $0.key < $1.key }) {
        entry.cleanup(entry.context, .unmounted(player))
      }
    }
    for (id, animation, context) in pending {
      lastNumber += 1
      let number = lastNumber
      transact(
        animation.awaitsEnd,
        { player in
          applied[id, default: [:]][number] = Applied(
            cleanup: animation.cleanup, context: animation.didRemount(context, player))
        },
        { [weak self] in self?.finish(number, of: id) })
    }
  }

  private func finish(_ number: Int, of id: TreeNode.ID) {
    guard let entry = applied[id]?.removeValue(forKey: number) else { return }
    if applied[id]?.isEmpty == true { applied[id] = nil }
    entry.cleanup(entry.context, .finished)
  }
}
