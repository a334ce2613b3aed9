import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Random operations on a host, with builds that fail, sizes between renders and hibernation: the host shows and
/// reports the same as a simple reference.
struct HostModelTests {
  @Test(arguments: 0..<4)
  func aHostEqualsTheReference(_ block: Int) {
    for seed in (block * 25)..<((block + 1) * 25) {
      let run = HostRun(seed: UInt64(seed), hasCover: seed % 3 == 0)
      var operations: [String] = []
      for step in 0..<60 {
        operations.append(run.step())
        let isWrong = operations.last?.contains("should be") == true
        let difference = run.difference()
        #expect(
          difference == nil && !isWrong, "seed \(seed), step \(step), \(operations.suffix(8))")
        if difference != nil || isWrong { return }
      }
      run.end()
      #expect(run.isBalanced, "seed \(seed)")
    }
  }
}

/// The data of the provider.
private struct Inputs: Equatable {
  var names: [String] = ["a", "b"]
  var height = 10.0
  var isBroken = false
}

/// A host of rows, and its expected content and reports.
private final class HostRun {
  private var numbers: SeededNumbers
  private let log = CountingRow.Log()
  private let inputs = Box(Inputs())
  private let host: ComponentHost
  private let hasCover: Bool

  // The expected content and reports.
  private var shown: [String] = []
  private var size = Size.zero
  private var counts: [String: Int] = [:]
  /// The updates of the states that no build has used.
  private var pending: [String: Int] = [:]
  /// The rows of the newest build.
  private var built: [String] = []
  private var builtHeight = 0.0
  private var scheme = ColorScheme.light
  private var builtScheme = ColorScheme.light
  private var needsBuild = true
  /// Whether a build, or a layout of another window, waits for its mount.
  private var needsMount = false
  private var isDue: Bool { needsBuild || needsMount }
  private var isHibernating = false
  private var isVisible = false
  private var hasContent = false
  private var expected = Reports()
  private var reports = Reports()
  private var isAnnounced = false
  private var sizeMayHaveChanged = false

  private struct Reports: Equatable {
    var requests = 0
    var sizes = 0
    var mistakes = 0
    /// The calls of the cover: one for each build.
    var covers = 0
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Shows the colour scheme.
  private final class SchemeRow: RenderComponent<Void> {
    override func render(_ state: Void) -> Component? {
      Row("\(EnvironmentValues.current.colorScheme)")
    }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  init(seed: UInt64, hasCover: Bool) {
    numbers = SeededNumbers(seed: seed)
    self.hasCover = hasCover
    host = ComponentHost(
      environment: HostEnvironment(traits: Traits(viewport: Size(width: 100, height: 20))),
      sizeRange: { SizeRange(max: Size(width: $0.viewport.width, height: .infinity)) },
      provider: { [inputs, log] in
        let inputs = inputs.value
        let rows = inputs.names.map { CountingRow($0, log: log, hasController: true) }
        let last = [SchemeRow(), Row("last", height: inputs.height)]
        return Stack(rows + last + (inputs.isBroken ? [Mistakes.unplaced()] : []))
      })
    host.onProgrammerError = { [unowned self] _ in reports.mistakes += 1 }
    host.onNeedsRender = { [unowned self] in reports.requests += 1 }
    host.onSizeInvalidated = { [unowned self] in reports.sizes += 1 }
    if hasCover {
      host.cover = { [unowned self] content in
        reports.covers += 1
        return content.map { Stack([Row("cover", height: 1), $0]) }
      }
    }
  }

  // MARK: Steps

  /// Makes a random operation on the host and on the reference, and returns its name.
  func step() -> String {
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0, 1, 2: return change()
    case 3, 4: return updateState()
    case 5: return turnScheme()
    case 6: return resize()
    case 7: return reload()
    case 8, 9: return askForSize()
    case 10: return hibernate()
    case 11: return wake()
    case 12: return appear()
    default: return render()
    }
  }

  private func render() -> String {
    guard isDue else {
      #expect(!host.renderIfNeeded())
      return "render without a change"
    }
    recordWaking()
    let fails = needsBuild && inputs.value.isBroken
    #expect(host.renderIfNeeded() == !fails)
    isAnnounced = false
    if needsBuild { build() }
    if sizeMayHaveChanged { expected.sizes += 1 }
    sizeMayHaveChanged = false
    // A failed render changes nothing, but the content is shown in the cover.
    if !fails || (hasCover && hasContent) {
      needsMount = false
      show()
    }
    if fails, hasCover, hasContent { expected.covers += 1 }
    if needsMount { record() }
    return "render"
  }

  private func show() {
    shown = rows()
    size = measured(width: host.environment.traits.viewport.width)
  }

  /// The build of a render or for a size.
  private func build() {
    needsBuild = false
    recordBuild()
    guard !inputs.value.isBroken else {
      pending = [:]
      expected.mistakes += 1
      return
    }
    takeInputs()
    for name in built { counts[name, default: 0] += pending[name] ?? 0 }
    pending = [:]
  }

  private func recordBuild() {
    if hasCover { expected.covers += 1 }
  }

  private func takeInputs() {
    hasContent = true
    built = inputs.value.names
    builtHeight = inputs.value.height
    builtScheme = scheme
    counts = counts.filter { built.contains($0.key) }
  }

  private func rows() -> [String] {
    (hasCover ? ["cover"] : []) + built.map { "\($0) \(counts[$0] ?? 0)" }
      + ["\(builtScheme)", "last"]
  }

  private func measured(width: Double) -> Size {
    Size(
      width: width,
      height: Double(built.count) * 10 + 10 + builtHeight + (hasCover ? 1 : 0))
  }

  private func record() {
    sizeMayHaveChanged = true
    if !isAnnounced { expected.requests += 1 }
    isAnnounced = true
  }

  private func change() -> String {
    recordWaking()
    host.setNeedsUpdate { [self] in
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: inputs.value.height += 1
      case 1: inputs.value.names.shuffle(using: &numbers)
      case 2: inputs.value.isBroken.toggle()
      default:
        let name = ["a", "b", "c", "d", "e"].randomElement(using: &numbers) ?? "a"
        if let index = inputs.value.names.firstIndex(of: name) {
          inputs.value.names.remove(at: index)
        } else {
          inputs.value.names.append(name)
        }
      }
    }
    needsBuild = true
    record()
    return "change to \(inputs.value)"
  }

  private func updateState() -> String {
    guard let name = built.randomElement(using: &numbers), hasContent else { return "no state" }
    log.updaters[name]?.update { $0 += 1 }
    pending[name, default: 0] += 1
    needsBuild = true
    record()
    return "update of \(name)"
  }

  private func turnScheme() -> String {
    guard hasContent else { return "no scheme" }
    var traits = host.environment.traits
    traits.colorScheme = traits.colorScheme == .dark ? .light : .dark
    host.update(traits: traits)
    scheme = traits.colorScheme
    // It wakes with the new traits.
    recordWaking()
    needsBuild = true
    record()
    return "\(scheme)"
  }

  private func resize() -> String {
    guard hasContent else { return "no window" }
    var traits = host.environment.traits
    traits.viewport.width = Double(Int.random(in: 5...9, using: &numbers)) * 20
    guard traits != host.environment.traits else { return "same window" }
    host.update(traits: traits)
    recordWaking()
    guard hasContent else { return "window of a host that cannot wake" }
    needsMount = true
    record()
    return "window of \(traits.viewport.width)"
  }

  private func reload() -> String {
    recordWaking()
    host.reload()
    needsBuild = true
    record()
    return "reload"
  }

  private func askForSize() -> String {
    recordWaking()
    let size = host.sizeThatFits(Size(width: 1_000, height: 1_000), .fitContent)
    if needsBuild {
      build()
      if !inputs.value.isBroken { needsMount = true }
      // The owner need not render any more, so the next change is announced again.
      if !isDue { isAnnounced = false }
    }
    let wanted = hasContent ? measured(width: 1_000) : .zero
    return size == wanted ? "size" : "size \(size), which should be \(wanted)"
  }

  private func hibernate() -> String {
    // A cover around the components of a hibernating host that cannot wake has no simple reference.
    if hasCover { return "no sleep" }
    let does = host.hibernate()
    if hasContent, !isDue { isHibernating = true }
    #expect(does == isHibernating)
    return "hibernate"
  }

  private func wake() -> String {
    recordWaking()
    host.wake()
    return "wake"
  }

  /// The reference of an operation that wakes the host, which shows the current data of the provider.
  private func recordWaking() {
    guard isHibernating else { return }
    isHibernating = false
    recordBuild()
    guard inputs.value.isBroken else {
      takeInputs()
      return show()
    }
    expected.mistakes += 1
    hasContent = false
    shown = []
    size = .zero
  }

  private func appear() -> String {
    if !host.controllers(ComponentController.self).isEmpty { recordWaking() }
    if isVisible { host.didDisappear() } else { host.willAppear() }
    isVisible.toggle()
    return isVisible ? "appear" : "disappear"
  }

  func end() { host.tearDown() }

  /// Whether each controller began and ended, and appeared as often as it disappeared.
  var isBalanced: Bool {
    func count(_ word: String) -> Int { log.events.count { $0.hasSuffix(" \(word)") } }
    return count("didInit") == count("invalidate") && count("appear") == count("disappear")
      && count("didMount") == count("didUnmount")
  }

  // MARK: Comparison

  /// The difference from the reference; `nil` for none.
  func difference() -> String? {
    let elements = host.document.root.children.filter { $0.attribute("hidden") == nil }
    let actual =
      "\(elements.compactMap(\.text)) \(host.size) due \(host.needsRender) "
      + "asleep \(host.isHibernating) visible \(host.isVisible) \(reports)"
    let should =
      "\(shown) \(size) due \(isDue) asleep \(isHibernating) visible \(isVisible) \(expected)"
    if actual != should { return "is \(actual)\nand should be \(should)" }
    let violations = host.checkInvariants()
    return violations.isEmpty ? nil : violations.joined(separator: "\n")
  }
}
