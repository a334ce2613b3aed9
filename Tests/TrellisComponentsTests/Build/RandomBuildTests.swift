import ComponentSupport
import TestSupport
import Testing
import TrellisLayout

@testable import TrellisComponents

/// Builds after random changes of a tree, compared with builds of the same tree from scratch.
struct RandomBuildTests {
  @Test(arguments: UInt64(1)...16)
  func aBuildAfterChangesEqualsABuildFromScratch(seed: UInt64) throws {
    let changes = SceneChanges(seed: seed)
    let scene = changes.scene
    for step in 0..<40 {
      let place: Comment = "seed \(seed), step \(step): \(changes.last)"
      try scene.build()
      let fresh = BuildScene(showing: scene)
      try fresh.build()
      try #require(scene.violations == [], place)
      try #require(differences(scene.nodeOutline, fresh.nodeOutline) == [], place)
      try #require(differences(scene.layoutOutline, fresh.layoutOutline) == [], place)
      try #require(differences(scene.elementOutline, fresh.elementOutline) == [], place)
      let parts = scene.spec.all + scene.parked.flatMap(\.all)
      try #require(
        scene.liveControllers == Set(parts.filter(\.hasController).map(\.id)), place)
      try #require(scene.mountAgain().elementsTouched == 0, place)
      changes.change()
    }
  }

  /// The lines that only one of two outlines has, and where they are.
  private func differences(_ mine: [String], _ fresh: [String]) -> [String] {
    fresh.difference(from: mine).map {
      switch $0 {
      case .remove(let line, let text, _): "\(line) not \(text)"
      case .insert(let line, let text, _): "\(line) but \(text)"
      }
    }
  }

  /// A build after no change renders nothing and computes no layout.
  @Test(arguments: UInt64(1)...8)
  func aBuildWithoutAChangeDoesNoWork(seed: UInt64) throws {
    let changes = SceneChanges(seed: seed)
    for step in 0..<15 {
      try changes.scene.build()
      try changes.scene.build()
      let place: Comment = "seed \(seed), step \(step): \(changes.last)"
      try #require(changes.scene.rendered == [], place)
      try #require(changes.scene.counters.layoutsComputed == 0, place)
      try #require(changes.scene.counters.elementsTouched == 0, place)
      changes.change()
    }
  }

  /// The work of builds after random changes, a line for each seed, is that which was recorded.
  @Test func buildsDoTheRecordedWork() throws {
    var lines: [String] = []
    for seed in UInt64(21)...30 {
      let changes = SceneChanges(seed: seed, hasSurroundings: seed % 3 != 0)
      var work = RenderCounters()
      for _ in 0..<25 {
        try changes.scene.build()
        work.add(changes.scene.counters)
        changes.change()
      }
      lines.append("\(seed): \(work.text)\n")
    }
    try Golden("work-of-builds.txt").check(lines.joined())
  }

  /// Without values and scopes, an update renders the updated components alone.
  @Test(arguments: UInt64(1)...8)
  func anUpdateRendersTheUpdatedComponents(seed: UInt64) throws {
    let changes = SceneChanges(seed: seed, hasSurroundings: false)
    for step in 0..<20 {
      try changes.scene.build()
      let updated = changes.update()
      try changes.scene.build()
      try #require(
        changes.scene.rendered.sorted() == updated.sorted(), "seed \(seed), step \(step)")
      changes.change()
    }
  }
}

/// Random changes of a scene.
private final class SceneChanges {
  let scene: BuildScene
  private(set) var last = "first"
  private var random: SeededGenerator
  private var nextID = 1
  private let hasSurroundings: Bool

  init(seed: UInt64, hasSurroundings: Bool = true) {
    random = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D)
    self.hasSurroundings = hasSurroundings
    scene = BuildScene(PartSpec(id: 0))
    for _ in 0..<12 { addPart() }
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func somePart() -> PartSpec { scene.spec.all.randomElement(using: &random)! }

  private func someValues() -> [PartValue] {
    guard hasSurroundings, chance(40) else { return [] }
    return PartValue.allCases.filter { _ in chance(40) }
  }

  private func makePart() -> PartSpec {
    defer { nextID += 1 }
    var part = PartSpec(id: nextID)
    let kinds: [PartSpec.Kind] =
      hasSurroundings ? [.render, .render, .box, .scoped, .tree] : [.render]
    part.kind = kinds.randomElement(using: &random)!
    part.reads = someValues()
    part.readsOdd = chance(50) ? part.reads : someValues()
    for value in someValues() { part.sets[value] = 0 }
    part.isKept = chance(30)
    part.opensScope = hasSurroundings && chance(20)
    part.hasView = chance(40)
    part.layoutReads = hasSurroundings && chance(15)
    return part
  }

  private func addPart() {
    let part =
      chance(50) && !scene.parked.isEmpty
      ? scene.parked.remove(at: Int.random(in: scene.parked.indices, using: &random)) : makePart()
    _ = scene.spec.change(somePart().id) { spec in
      spec.parts.insert(part, at: Int.random(in: 0...spec.parts.count, using: &random))
    }
  }

  private func removePart() {
    let parent = somePart()
    guard let index = parent.parts.indices.randomElement(using: &random) else { return }
    _ = scene.spec.change(parent.id) { spec in
      park(spec.parts.remove(at: index))
    }
  }

  /// Keeps the outermost persistent trees of a removed part.
  private func park(_ part: PartSpec) {
    if part.kind == .tree { scene.parked.append(part) } else { part.parts.forEach(park) }
  }

  /// Updates some parts and returns their numbers.
  func update() -> [Int] {
    let parts = (scene.spec.all + scene.parked.flatMap(\.all)).filter(\.hasState)
    let ids = Set(
      (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
        parts.randomElement(using: &random)?.id
      })
    for id in ids.sorted() { scene.update(id) }
    return ids.sorted()
  }

  func change() {
    last = ""
    for _ in 0..<Int.random(in: 1...2, using: &random) { changeOnce() }
    if chance(10) {
      last += " in vain"
      scene.buildInVain()
    }
  }

  private func changeOnce() {
    let id = somePart().id
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: last += " update \(update())"
    case 4:
      addPart()
      last += " add"
    case 5:
      if scene.spec.all.count > 8 { removePart() }
      last += " remove"
    case 6:
      _ = scene.spec.change(id) { $0.parts.shuffle(using: &random) }
      last += " shuffle \(id)"
    case 7:
      _ = scene.spec.change(id) { spec in
        for value in spec.sets.keys.sorted(by: { "\($0)" < "\($1)" }) {
          spec.sets[value] = Int.random(in: 0...2, using: &random)
        }
      }
      last += " set \(id)"
    case 8:
      _ = scene.spec.change(id) { $0.text += 1 }
      last += " text \(id)"
    default:
      if chance(50) {
        scene.traits.colorScheme = scene.traits.colorScheme == .dark ? .light : .dark
      } else {
        scene.traits.textScale += 1
      }
      last += " traits"
    }
  }
}
