import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Random changes of random trees: a tree updated step by step equals one built from scratch, and every
/// controller's lifecycle is valid.
///
/// `TRELLIS_RANDOM_SEEDS` is the number of seeds; `make random-test` tries 10,000.
struct RandomTreeTests {
  /// The number of seeds in each of the `parts` parts of a test.
  fileprivate static func seeds(_ usual: Int, parts: Int) -> Int {
    let wanted = ProcessInfo.processInfo.environment["TRELLIS_RANDOM_SEEDS"].flatMap(Int.init)
    return wanted.map { ($0 + parts - 1) / parts } ?? Rounds.of(usual)
  }

  @Test(arguments: 0..<6) func anUpdatedTreeEqualsATreeBuiltFromScratch(_ block: Int) {
    let count = Self.seeds(10, parts: 6)
    for seed in (block * count)..<((block + 1) * count) where !isUpdatedAsBuilt(seed) { return }
  }

  /// Seeds that failed.
  @Test(arguments: [8294]) func anUpdatedTreeOfAFailedSeedEqualsATreeBuiltFromScratch(_ seed: Int) {
    _ = isUpdatedAsBuilt(seed)
  }

  /// A host that sometimes hibernates shows the same, sends the same and calls the same controllers as one
  /// that never does.
  @Test(arguments: 0..<4) func hibernationIsNotNoticed(_ block: Int) {
    let count = Self.seeds(4, parts: 4)
    for seed in (block * count)..<((block + 1) * count) where !isSameWithHibernation(seed) {
      return
    }
  }

  /// A host of which unchanged contents hibernate shows the same, sends the same and calls the same controllers.
  @Test(arguments: 0..<4) func hibernationOfContentsIsNotNoticed(_ block: Int) {
    let count = Self.seeds(4, parts: 4)
    for seed in (block * count)..<((block + 1) * count)
    where !isSameWithHibernation(seed, ofContents: true) { return }
  }

  /// Seeds that failed.
  @Test(arguments: [574, 3194]) func hibernationOfAFailedSeedIsNotNoticed(_ seed: Int) {
    _ = isSameWithHibernation(seed)
  }

  private func isUpdatedAsBuilt(_ seed: Int) -> Bool {
    var run = Run(seed: UInt64(seed))
    for step in 0..<40 {
      let difference = run.step()
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return false }
    }
    let reused = run.reused
    let words = run.end()
    #expect(reused > 0, "seed \(seed)")
    #expect(words.violations.isEmpty, "seed \(seed)")
    #expect(words.controllers.allSatisfy { $0.isComplete }, "seed \(seed)")
    return true
  }

  private func isSameWithHibernation(_ seed: Int, ofContents: Bool = false) -> Bool {
    var plain = Run(seed: UInt64(seed))
    var other = Run(
      seed: UInt64(seed), naps: SeededNumbers(seed: ~UInt64(seed)), ofContents: ofContents)
    for step in 0..<40 {
      #expect(plain.step() == nil, "seed \(seed), step \(step)")
      let difference = other.step()
      #expect(difference == nil, "seed \(seed), step \(step)")
      let isSameWire = other.wire == plain.wire
      #expect(isSameWire, "seed \(seed), step \(step)")
      let changed = Self.firstDifference(other.words, plain.words)
      #expect(changed == nil, "seed \(seed), step \(step)")
      if difference != nil || !isSameWire || changed != nil { return false }
    }
    #expect(other.napCount > 5 || ofContents, "seed \(seed)")
    let words = other.end()
    #expect(words.violations.isEmpty, "seed \(seed)")
    #expect(words.controllers.allSatisfy { $0.isComplete }, "seed \(seed)")
    #expect(plain.end().controllers.map(\.events) == words.controllers.map(\.events))
    return true
  }

  /// The first controller with other callbacks, and the last callbacks of both.
  private static func firstDifference(_ words: [[String]], _ expected: [[String]]) -> String? {
    if words.count != expected.count {
      return "\(words.count) controllers, and should be \(expected.count)"
    }
    for (number, pair) in zip(words, expected).enumerated() where pair.0 != pair.1 {
      return "controller \(number): \(pair.0.suffix(8)), and should be \(pair.1.suffix(8))"
    }
    return nil
  }
}

/// At random moments a host is stored and another one restored from it: the restored host shows the same page, its
/// client needs no reset, and later changes have the same results.
struct RandomRestorationTests {
  @Test(arguments: 0..<4) func aRestoredTreeContinuesAsBefore(_ block: Int) throws {
    let count = RandomTreeTests.seeds(10, parts: 4)
    for seed in (block * count)..<((block + 1) * count) {
      var run = Run(seed: UInt64(seed))
      let client = ReplicaDocument(of: run.document)
      var restarts = SeededNumbers(seed: ~UInt64(seed))
      for step in 0..<40 {
        let difference = run.step()
        #expect(difference == nil, "seed \(seed), step \(step)")
        try client.apply(run.patch)
        if restarts.next().isMultiple(of: 4) {
          let difference = try run.restart()
          #expect(difference == nil, "seed \(seed), step \(step)")
          try client.apply(run.patch)
        }
        let same = client == ReplicaDocument(of: run.document)
        #expect(same, "seed \(seed), step \(step)")
        if difference != nil || !same { return }
      }
    }
  }
}

/// One tree with its random changes.
private struct Run {
  private var generator: SeededNumbers
  private var nextID = 1
  private let root: Box<ModelSpec>
  private let context = Box(0)
  private var world = ModelWorld()
  private var host: ComponentHost
  /// The kept trees that are not shown.
  private var detached: [ModelSpec] = []
  private(set) var reused = 0
  /// Decides when the host hibernates, if ever.
  private var naps: SeededNumbers?
  private(set) var napCount = 0
  /// Whether only unchanged contents hibernate.
  private let napsInPart: Bool
  /// The patch of the last step.
  private(set) var wire: [UInt8] = []
  private(set) var patch = Patch()
  var document: Document { host.document }

  /// The callbacks of all controllers so far.
  var words: [[String]] { world.words.controllers.map(\.events) }

  /// Shared with the provider.
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  init(seed: UInt64, naps: SeededNumbers? = nil, ofContents napsInPart: Bool = false) {
    self.naps = naps
    self.napsInPart = napsInPart
    generator = SeededNumbers(seed: seed)
    let root = Box(ModelSpec(id: 0, kind: .plain))
    self.root = root
    host = Self.makeHost(root, context, world, HostEnvironment())
    for _ in 0..<20 { insert() }
    // Some roots have so many children that unchanged neighbours are linked without a visit.
    if seed % 4 == 3 { for _ in 0..<20 { root.value.children.append(makeSpec()) } }
    if napsInPart { host.recordMounts() }
    host.renderIfNeeded()
    host.document.announceAll()
  }

  private static func makeHost(
    _ root: Box<ModelSpec>, _ context: Box<Int>, _ world: ModelWorld,
    _ environment: HostEnvironment
  ) -> ComponentHost {
    ComponentHost(
      environment: environment,
      sizeRange: { _ in SizeRange(max: Size(width: 500, height: .infinity)) },
      provider: { withContext(context.value) { world.make(root.value) } })
  }

  /// Makes a change, renders, and returns the difference to a tree built from scratch.
  mutating func step() -> String? {
    host.wake()
    if host.document.hasChanges { return "waking changed the document" }
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change() }
    host.renderIfNeeded()
    let violations = host.checkInvariants()
    if !violations.isEmpty { return violations.joined(separator: "\n") }
    patch = host.document.takePatch()
    wire = patch.wire
    reused += host.counters.componentsReused
    if let difference = wakeContentsSometimes() { return difference }
    let updated = describe(host)
    let fresh = Self.makeHost(
      root, context, ModelWorld(states: world.states, numbers: world.numbers),
      host.environment)
    fresh.renderIfNeeded()
    let expected = describe(fresh, in: host)
    hibernateSometimes()
    return updated == expected ? nil : "is\n\(updated)\nand should be\n\(expected)"
  }

  /// Stores the host and continues with a new one that has only the stored states.
  ///
  /// - Returns: The difference, if any.
  mutating func restart() throws -> String? {
    let before = describe(host)
    let stored = try host.encodeState()
    let states = world.states
    world = ModelWorld(numbers: world.numbers)
    let next = Self.makeHost(root, context, world, host.environment)
    try next.restore(stored)
    next.renderIfNeeded()
    host.tearDown()
    host = next
    world.states = states
    patch = host.document.takePatch()
    let report = host.restorationReport
    let isWhole =
      report?.restoredSlots == report?.storedSlots && report?.hasElementNumbers == true
      && report?.problems == []
    let after = describe(host)
    return isWhole && before == after
      ? nil : "\(String(describing: report)) is\n\(after)\nand should be\n\(before)"
  }

  /// Wakes all contents in half of the steps.
  private mutating func wakeContentsSometimes() -> String? {
    guard napsInPart, naps?.next().isMultiple(of: 2) == true else { return nil }
    host.wakeContents()
    if host.document.hasChanges { return "waking contents changed the document" }
    if host.hibernatingElements != 0 { return "\(host.hibernatingElements) elements hibernate" }
    let violations = host.checkInvariants()
    return violations.isEmpty ? nil : violations.joined(separator: "\n")
  }

  private mutating func hibernateSometimes() {
    if napsInPart {
      host.hibernateUnchangedContents()
      if host.hibernatingElements > 0 { napCount += 1 }
      #expect(host.checkInvariants() == [])
      // Sometimes the whole host hibernates with them.
      guard naps?.next().isMultiple(of: 8) == true else { return }
    }
    guard naps != nil, naps?.next().isMultiple(of: 2) == true else { return }
    if host.hibernate() { napCount += 1 }
    #expect(host.checkInvariants() == [])
  }

  /// Ends the host and returns the lifecycles of its controllers.
  func end() -> ControllerWords {
    host.tearDown()
    return world.words
  }

  // MARK: Changes

  private mutating func change() {
    switch Int.random(in: 0..<15, using: &generator) {
    case 0, 1: insert()
    case 2: remove()
    case 3, 4: reorder()
    case 5, 6:
      change { $0.properties += 1 }
    case 7:
      context.value += 1
      host.setNeedsUpdate()
    case 8:
      change { $0.setsContext = $0.setsContext == nil ? $0.id : nil }
    case 9 where Int.random(in: 0..<4, using: &generator) == 0: host.reload()
    case 10:
      var traits = host.environment.traits
      traits.colorScheme = traits.colorScheme == .dark ? .light : .dark
      host.update(traits: traits)
    case 11: world.numbers.even += 1
    case 12: world.numbers.odd += 1
    default: updateState()
    }
  }

  private mutating func change(_ body: (inout ModelSpec) -> Void) {
    let index = Int.random(in: 0..<root.value.count, using: &generator)
    root.value.change(at: index, body)
    host.setNeedsUpdate()
  }

  private mutating func insert() {
    let isOld = !detached.isEmpty && Bool.random(using: &generator)
    let spec = isOld ? detached.removeLast() : makeSpec()
    let place = Int.random(in: 0..<1000, using: &generator)
    change { $0.children.insert(spec, at: place % ($0.children.count + 1)) }
  }

  private mutating func makeSpec() -> ModelSpec {
    nextID += 1
    return ModelSpec(
      id: nextID - 1, kind: ModelSpec.Kind.allCases.randomElement(using: &generator) ?? .plain,
      readsContext: Int.random(in: 0..<3, using: &generator) == 0,
      readsLevel: Int.random(in: 0..<3, using: &generator) == 0,
      readsTrait: Int.random(in: 0..<6, using: &generator) == 0,
      readsModel: Int.random(in: 0..<6, using: &generator) == 0)
  }

  private mutating func remove() {
    guard root.value.count > 10 else { return }
    let place = Int.random(in: 0..<1000, using: &generator)
    var removed: ModelSpec?
    change {
      guard !$0.children.isEmpty else { return }
      removed = $0.children.remove(at: place % $0.children.count)
    }
    guard let removed else { return }
    detached += removed.keptTrees
    var kept: Set<Int> = []
    for tree in removed.keptTrees { tree.visit { kept.insert($0.id) } }
    removed.visit {
      guard !kept.contains($0.id) else { return }
      world.states[$0.id] = nil
      world.states[ModelWorld.second($0.id)] = nil
    }
  }

  private mutating func reorder() {
    var numbers = generator
    change { $0.children.shuffle(using: &numbers) }
    generator = numbers
  }

  private mutating func updateState() {
    let ids = world.updaters.keys.sorted()
    guard let id = ids.randomElement(using: &generator), let updater = world.updaters[id] else {
      return
    }
    var isThere = false
    for tree in [root.value] + detached {
      tree.visit { isThere = isThere || $0.id == id || ModelWorld.second($0.id) == id }
    }
    let amount = Int.random(in: 1...9, using: &generator)
    updater(amount)
    if isThere { world.states[id, default: 0] += amount }
  }

  // MARK: Describing

  /// The mounted layouts and the visible elements.
  ///
  /// - Parameter other: a host whose layouts are described only if all of its components are there.
  private func describe(_ host: ComponentHost, in other: ComponentHost? = nil) -> String {
    var lines: [String] = []
    let describesLayouts = (other ?? host).hibernatingElements == 0
    if describesLayouts {
      host.mountedLayout?.forEach(at: .zero) { layout, position in
        let shown = layout.component.metadata["shown"] as? String ?? ""
        lines.append("\(layout.component.typeName) \(shown) \(position) \(layout.size)")
      }
    }
    describe(host.document.root, level: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ element: Element, level: Int, into lines: inout [String]) {
    guard element.attribute("hidden") == nil else { return }
    let frame = element.frame.map { "\($0.left) \($0.top) \($0.width) \($0.height)" } ?? ""
    lines.append(
      String(repeating: " ", count: level)
        + "\(element.tag) \(element.attribute("title") ?? "") \(frame)")
    for child in element.children { describe(child, level: level + 1, into: &lines) }
  }
}

/// SplitMix64: a deterministic generator.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
