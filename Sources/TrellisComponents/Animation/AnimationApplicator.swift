/// Runs the hooks of animations around a mount, and ensures that each is cleaned up once.
///
/// Source: ComponentKit's animation applicator and its controller (row N6, algorithm 2.19). Departs from it
/// in step 4: animations of ended identities are cleaned up after any mount, and animations of an identity
/// that got a newer component continue.
final class AnimationApplicator {
  /// Runs its body, and the completion when all animations of the body have ended.
  typealias Transact = (
    _ awaitsEnd: Bool, _ body: (AnimationPlayer) -> Void, _ completion: @escaping () -> Void
  ) -> Void

  private struct Applied {
    let cleanup: (Any?, AnimationEnd) -> Void
    let context: Any?
  }

  private var applied: [TreeNode.ID: [Int: Applied]] = [:]
  private var lastNumber = 0

  /// Whether animations have not ended, so that ``run(_:mount:player:transact:)`` needs the identities that a mount
  /// ends.
  var isWaiting: Bool { !applied.isEmpty }

  /// - Parameters:
  ///   - mount: mounts, and returns the identities that are no longer mounted.
  ///   - player: for the changes to undo on released views.
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
