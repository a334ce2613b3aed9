import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

/// Random changes of random screens of standard components: a screen that is built, laid out and mounted
/// step by step, with reuse between builds, equals a new screen.
struct TakingOverTests {
  @Test(arguments: 0..<8) func anUpdatedScreenEqualsANewOne(_ block: UInt64) throws {
    for seed in Rounds.seeds(3, from: block * 3) {
      var run = ScreenRun(seed: seed)
      for step in 0..<30 {
        try run.step()
        let violations = run.page.host.checkInvariants()
        try #require(violations == [], "seed \(seed), step \(step): \(run.changes)")
        let (shown, expected) = (run.describe(run.page), run.describe(run.freshPage()))
        try #require(shown == expected, "seed \(seed), step \(step): \(run.changes)")
        let (known, computed) = run.layouts()
        try #require(known == computed, "seed \(seed), step \(step): \(run.changes)")
      }
    }
  }
}

private struct ScreenRun {
  private var random: SeededGenerator
  private let root: Box<ScreenPart>
  private let context = Box(0)
  private let range: Box<Double>
  private let world = ScreenWorld()
  private var traits = Traits()
  private var nextID = 1
  let page: TestPage
  private let mirror: ReplicaDocument
  /// The last changes.
  private(set) var changes: [String] = []

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let root = Box(ScreenPart(id: 0, kind: .column, options: 0, text: "root"))
    self.root = root
    let range = Box(400.0)
    self.range = range
    page = Self.makePage(root, context, range, world, Traits())
    page.host.document.announceAll()
    mirror = ReplicaDocument(of: page.host.document)
    for _ in 0..<12 { insert() }
  }

  private static func makePage(
    _ root: Box<ScreenPart>, _ context: Box<Int>, _ range: Box<Double>, _ world: ScreenWorld,
    _ traits: Traits
  ) -> TestPage {
    TestPage(
      environment: HostEnvironment(traits: traits),
      sizeRange: { _ in
        SizeRange(
          min: Size(width: range.value, height: 0),
          max: Size(width: range.value, height: .infinity))
      },
      provider: { withContext(context.value) { world.make(root.value) } })
  }

  /// A new page of the same parts and states.
  func freshPage() -> TestPage {
    Self.makePage(root, context, range, ScreenWorld(counts: world.counts), traits)
  }

  /// Makes a change, renders, and checks the patch.
  mutating func step() throws {
    changes = []
    for _ in 0...Int.random(in: 0..<3, using: &random) { change() }
    if Int.random(in: 0..<6, using: &random) == 0 {
      // Another size request before the render.
      _ = page.host.sizeThatFits(Size(width: 222, height: 333))
    }
    page.host.renderIfNeeded()
    try mirror.apply(page.host.document.takePatch())
    #expect(mirror == ReplicaDocument(of: page.host.document), "\(changes)")
  }

  // MARK: Changes

  private mutating func change() {
    let before = changes.count
    switch Int.random(in: 0..<24, using: &random) {
    case 0...3: insert()
    case 4, 5: remove()
    case 6, 7: reorder()
    case 8, 9: changePart("options") { $0.options = $1 % 96 }
    case 10, 11: changePart("share") { $0.share = $1 % 40 }
    case 12: changePart("text") { $0.text = Self.texts[$1 % Self.texts.count] }
    case 13:
      changePart("kind") { part, number in
        if part.parts.count <= 1 {
          part.kind = ScreenPart.Kind.allCases[number % ScreenPart.Kind.allCases.count]
          if part.room == 0 { part.parts = [] }
        }
      }
    case 14:
      context.value += 1
      page.host.setNeedsUpdate()
    case 15:
      range.value = [300, 400, 401.5][Int.random(in: 0..<3, using: &random)]
      page.host.setNeedsUpdate()
    case 16:
      traits.writingDirection =
        traits.writingDirection == .leftToRight ? .rightToLeft : .leftToRight
      page.host.update(traits: traits)
    case 17: page.host.reload()
    case 18: page.host.setNeedsUpdate()
    default: countUp()
    }
    if changes.count == before { changes.append("other") }
  }

  private static let texts = [
    "a", "a longer text that takes more than one line where there is little room", "b", "",
    "שלום", "cafe\u{301}", "caf\u{e9}",
  ]

  private mutating func changePart(_ name: String, _ body: (inout ScreenPart, Int) -> Void) {
    let index = Int.random(in: 0..<root.value.count, using: &random)
    let number = Int.random(in: 0..<10_000, using: &random)
    root.value.change(at: index) { part in
      changes.append("\(name) of \(part.id)")
      // The root stays a flexbox.
      if part.id != 0 || name != "kind" { body(&part, number) }
    }
    page.host.setNeedsUpdate()
  }

  private mutating func makePart() -> ScreenPart {
    defer { nextID += 1 }
    var part = ScreenPart(
      id: nextID, kind: ScreenPart.Kind.allCases.randomElement(using: &random) ?? .text,
      options: Int.random(in: 0..<96, using: &random),
      text: Self.texts.randomElement(using: &random) ?? "",
      readsContext: Int.random(in: 0..<5, using: &random) == 0)
    if part.kind == .list {
      nextID += 1
      for _ in 0..<20 {
        part.parts.append(
          ScreenPart(
            id: nextID, kind: Bool.random(using: &random) ? .item : .text, options: nextID % 90,
            text: "row \(nextID)"))
        nextID += 1
      }
      if Bool.random(using: &random) {
        // Wrappers without identity around components with one.
        part.parts = part.parts.map {
          defer { nextID += 1 }
          return ScreenPart(id: nextID, kind: .inset, options: 1, text: "", parts: [$0])
        }
      }
    }
    return part
  }

  private mutating func insert() {
    let part = makePart()
    let index = Int.random(in: 0..<root.value.count, using: &random)
    let place = Int.random(in: 0..<100, using: &random)
    root.value.change(at: index) {
      guard $0.parts.count < $0.room else { return }
      $0.parts.insert(part, at: place % ($0.parts.count + 1))
    }
    changes.append("insert \(part.kind) \(part.id)")
    page.host.setNeedsUpdate()
  }

  private mutating func remove() {
    guard root.value.count > 8 else { return }
    changePart("remove in") { part, number in
      if !part.parts.isEmpty { part.parts.remove(at: number % part.parts.count) }
    }
  }

  private mutating func reorder() {
    var numbers = random
    changePart("reorder") { part, number in
      switch number % 3 {
      case 0: part.parts.shuffle(using: &numbers)
      case 1: part.parts.reverse()
      default:
        if part.parts.count > 1 { part.parts.append(part.parts.removeFirst()) }
      }
    }
    _ = random.next()
  }

  private mutating func countUp() {
    let ids = world.updaters.keys.sorted()
    guard let id = ids.randomElement(using: &random), let updater = world.updaters[id] else {
      return
    }
    changes.append("count up \(id)")
    updater.update { $0 += 1 }
    if isThere(id, in: root.value) {
      world.counts[id, default: 0] += 1
    }
  }

  private func isThere(_ id: Int, in part: ScreenPart) -> Bool {
    part.id == id || part.parts.contains { isThere(id, in: $0) }
  }

  // MARK: Queries

  /// The results of random queries for the screen, and for a new one without caches.
  mutating func layouts() -> (known: [String], computed: [String]) {
    guard let known = page.host.mountedLayout?.component,
      let fresh = freshPage().host.mountedLayout?.component
    else { return ([], []) }
    var layouts: (known: [String], computed: [String]) = ([], [])
    for _ in 0..<3 {
      let (range, parent) = (anyRange(), ParentSize(width: length(), height: length()))
      let context = RenderContext(environment: page.host.environment)
      layouts.known.append(
        describe(context.run { known.layout(thatFits: range, parentSize: parent) }))
      let other = RenderContext(environment: page.host.environment)
      other.usesKnownLayouts = false
      layouts.computed.append(
        describe(other.run { fresh.layout(thatFits: range, parentSize: parent) }))
    }
    return layouts
  }

  /// One of a few ranges, so that queries repeat.
  private mutating func anyRange() -> SizeRange {
    let width: Double = [0, 90, range.value][random.below(3)]
    let height: Double = random.chance(50) ? 0 : 120
    return SizeRange(
      min: Size(width: random.chance(50) ? width : 0, height: random.chance(50) ? height : 0),
      max: Size(
        width: random.chance(70) ? width : .infinity,
        height: random.chance(50) ? height : .infinity))
  }

  private mutating func length() -> Double? { [nil, 0, 80, 333.25][random.below(4)] }

  // MARK: Describing

  private func describe(_ layout: Layout) -> String {
    var lines: [String] = []
    func add(_ layout: Layout, at position: Point) {
      lines.append("\(layout.component.typeName) \(position) \(layout.size)")
    }
    layout.forEach(add)
    return lines.joined(separator: "\n")
  }

  /// The mounted layouts and the visible elements, one a line.
  func describe(_ page: TestPage) -> String {
    var lines: [String] = []
    if let layout = page.host.mountedLayout { lines.append(describe(layout)) }
    for element in page.elements where element.attribute("hidden") == nil {
      let frame = element.frame.map { "\($0.left) \($0.top) \($0.width) \($0.height)" } ?? ""
      let text = (element.text ?? "").unicodeScalars.map { "\($0)" }.joined()
      lines.append("\(element.tag) \(element.attribute("title") ?? "") \(frame) \(text)")
    }
    return lines.joined(separator: "\n")
  }
}
