import TrellisComponents

/// Checks that each controller's callbacks come in an order that the lifecycle allows.
final class ControllerWords {
  /// The violations: the callbacks of a controller up to the invalid one.
  private(set) var violations: [[String]] = []
  private(set) var controllers: [Word] = []

  /// The callbacks of one controller so far, and its present state.
  final class Word {
    enum Life { case new, started, ended }
    enum Mount { case unmounted, mounting, mounted, remounting, unmounting }

    fileprivate(set) var events: [String] = []
    fileprivate(set) var life = Life.new
    fileprivate(set) var mount = Mount.unmounted
    fileprivate(set) var hasView = false
    fileprivate(set) var isUpdating = false

    /// Whether the lifecycle is complete.
    var isComplete: Bool { life == .ended && mount == .unmounted && !hasView }
  }

  func begin() -> Word {
    let word = Word()
    controllers.append(word)
    return word
  }

  func add(_ event: String, to word: Word) {
    word.events.append(event)
    if !accept(event, word) { violations.append(word.events) }
  }

  private func accept(_ event: String, _ word: Word) -> Bool {
    let isAlive = word.life == .started
    switch event {
    case "didInit":
      defer { word.life = .started }
      return word.life == .new && word.mount == .unmounted
    case "invalidate":
      defer { word.life = .ended }
      return isAlive
    case "didPrepareLayout": return isAlive
    case "willUpdateComponent":
      defer { word.isUpdating = true }
      return isAlive && !word.isUpdating && (word.mount == .mounted || word.mount == .unmounted)
    case "didUpdateComponent":
      defer { word.isUpdating = false }
      return isAlive && word.isUpdating && word.mount == .mounted
    case "willMount": return isAlive && move(word, from: [.unmounted], to: .mounting)
    case "didMount": return move(word, from: [.mounting], to: .mounted)
    case "willRemount": return isAlive && move(word, from: [.mounted], to: .remounting)
    case "didRemount": return move(word, from: [.remounting], to: .mounted)
    case "willUnmount": return move(word, from: [.mounted], to: .unmounting)
    case "didUnmount": return !word.hasView && move(word, from: [.unmounting], to: .unmounted)
    case "didAcquireView":
      defer { word.hasView = true }
      return !word.hasView && (word.mount == .mounting || word.mount == .remounting)
    case "willRelinquishView":
      defer { word.hasView = false }
      return word.hasView && (word.mount == .remounting || word.mount == .unmounting)
    default: return false
    }
  }

  private func move(_ word: Word, from old: Set<Word.Mount>, to new: Word.Mount) -> Bool {
    defer { word.mount = new }
    return old.contains(word.mount)
  }
}

extension RecordingController {
  /// A controller whose callbacks are checked separately.
  convenience init(component: Component, words: ControllerWords) {
    let word = words.begin()
    self.init(component: component) { words.add($0, to: word) }
  }
}
