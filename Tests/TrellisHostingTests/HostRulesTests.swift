import ComponentSupport
import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// The cases of CKComponentHostingViewTests, CKComponentHostingViewAsyncStateUpdateTests and
/// CKComponentHostingContainerViewProviderTests.
struct HostRulesTests {
  private let log = CountingRow.Log()
  private let recorder = Recorder()

  /// A host of a list of counting rows; the model is the rows' names and the context is a height.
  private func makeHost(
    _ names: [String] = ["a"], hasController: Bool = false
  ) -> ModelHost<[String], Double> {
    let log = log
    let host = ModelHost(
      model: names, context: 10.0, environment: HostEnvironment(),
      sizeRange: { _ in SizeRange(max: Size(width: 100, height: .infinity)) },
      provider: { names, height in
        Stack(
          view: ViewConfiguration("div"),
          names.map { CountingRow($0, log: log, hasController: hasController) }
            + [Row("last", height: height)])
      })
    host.host.listener = recorder
    return host
  }

  private func texts(_ host: ModelHost<[String], Double>) -> [String] {
    (host.host.document.root.children.first?.children ?? []).map { $0.text ?? "" }
  }

  /// testInitializationInsertsContainerViewInHierarchy,
  /// testInitializationInsertsComponentViewInHierarchy
  @Test func theFirstRenderShowsTheModel() {
    let host = makeHost()
    host.host.renderIfNeeded()
    #expect(host.host.document.root.children.count == 1)
    #expect(texts(host) == ["a 0", "last"])
  }

  /// testUpdatingHostingViewBoundsResizesComponentView
  @Test func anotherScreenGivesAnotherSize() {
    let host = ComponentHost(
      environment: HostEnvironment(), sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { Row("a") })
    for width in [100.0, 200.0] {
      host.update(traits: Traits(viewport: Size(width: width, height: 50)))
      host.renderIfNeeded()
      #expect(host.size == Size(width: width, height: 50))
      #expect(host.document.root.children[0].frame?.width == width)
    }
  }

  @Test func percentagesOfTheRootAreThoseOfTheMaximumSize() {
    let range = SizeRange(
      min: Size(width: 10, height: 20), max: Size(width: 100, height: 200))
    let host = ComponentHost(
      environment: HostEnvironment(), sizeRange: { _ in range },
      provider: { Component(size: ComponentSize(width: .percent(0.5), height: .percent(0.25))) })
    host.renderIfNeeded()
    #expect(host.size == Size(width: 50, height: 50))
    let provider = SizeRangeProvider { SizeRange(min: Size(width: 10, height: 10), max: $0) }
    #expect(
      host.sizeThatFits(Size(width: 300, height: 80), provider) == Size(width: 150, height: 20))
  }

  /// testImmediatelyUpdatesViewOnSynchronousModelChange,
  /// testEventuallyUpdatesViewOnAsynchronousModelChange
  @Test func anotherModelIsShownByTheNextRender() {
    let host = makeHost()
    host.host.renderIfNeeded()
    var calls: [String] = []
    host.host.onSizeInvalidated = { calls.append("size") }
    host.host.onNeedsRender = { calls.append("render") }
    host.update(model: ["x", "y"])
    #expect(texts(host) == ["a 0", "last"], "no change renders by itself")
    #expect(calls == ["render"])
    host.host.renderIfNeeded()
    #expect(texts(host) == ["x 0", "y 0", "last"])
    #expect(calls == ["render", "size"])
  }

  /// testInformsDelegateSizeIsInvalidatedOnModelChange,
  /// testInformsDelegateSizeIsInvalidatedOnContextChange,
  /// testInformsDelegateSizeIsInvalidatedOnAsynchronousUpdate
  @Test func changesInvalidateTheSizeOnceWhenTheyAreRendered() {
    let host = makeHost()
    host.host.renderIfNeeded()
    var heights: [Double] = []
    host.host.onSizeInvalidated = { heights.append(host.host.size.height) }
    host.update(model: ["b"])
    host.update(context: 20)
    #expect(heights == [])
    host.host.renderIfNeeded()
    #expect(heights == [30])
    log.updaters["b"]?.set(1)
    #expect(heights == [30])
    host.host.renderIfNeeded()
    #expect(heights == [30, 30])
    host.host.renderIfNeeded()
    #expect(heights == [30, 30], "nothing was rendered")
  }

  /// testUpdateWithEmptyBoundsMountLayout
  @Test func aScreenWithoutSizeShowsTheTreeToo() {
    let traits = Traits(viewport: .zero)
    let host = ComponentHost(
      environment: HostEnvironment(traits: traits), sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { Row("a") })
    host.renderIfNeeded()
    #expect(host.document.root.children.count == 1)
  }

  /// testComponentControllerReceivesInvalidateEventDuringDeallocation,
  /// testComponentControllerReceivesDidInit,
  /// testComponentControllerReceivesDidPrepareLayoutForComponent,
  /// CKComponentHostingContainerViewProviderTests testUnmount
  @Test func theEndOfAHostEndsItsControllers() {
    do {
      let host = makeHost(hasController: true)
      host.host.renderIfNeeded()
      #expect(log.events.prefix(2) == ["a didInit", "a didPrepareLayout"])
      log.events = []
    }
    #expect(log.events == ["a willUnmount", "a didUnmount", "a invalidate"])
  }

  /// testComponentControllerReceivesInvalidateEventDuringDeallocationEvenWhenParentIsStillPresent
  @Test func aRemovedControllerIsInvalidatedWhileItsParentLives() {
    let host = makeHost(["a", "b"], hasController: true)
    host.host.renderIfNeeded()
    log.events = []
    host.update(model: ["a"])
    host.host.renderIfNeeded()
    #expect(log.events.contains("b invalidate"))
    #expect(!log.events.contains("a invalidate"))
  }

  /// testSizeCache_CachedSizeIsUsedIfConstrainedSizesAreSame,
  /// testSizeCache_CachedSizeIsNotUsedIfConstrainedSizesAreDifferent,
  /// testSizeCache_CacheSizeIsNotUsedIfComponentIsUpdated
  @Test func aSizeIsComputedOnceForEachRange() {
    var layouts = 0
    let host = ComponentHost(
      environment: HostEnvironment(), sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { Measured { layouts += 1 } })
    host.renderIfNeeded()
    for (side, expected) in [(100.0, 2), (100, 2), (200, 3)] {
      #expect(
        host.sizeThatFits(Size(width: side, height: side), .exact)
          == Size(width: side, height: side))
      #expect(layouts == expected)
    }
    host.setNeedsUpdate()
    _ = host.sizeThatFits(Size(width: 100, height: 100), .exact)
    #expect(layouts == 4)
    #expect(host.needsRender, "a size mounts nothing")
    #expect(host.renderIfNeeded())
    #expect(layouts == 5)
  }

  /// CKSwiftTests test_WhenSizingHostingView_InvokesSizeRangeProvider
  @Test func theSizeRangeProviderGetsTheAvailableSize() {
    let host = makeHost(["a"])
    host.update(model: ["a", "b"])
    host.update(context: 30)
    var asked: [Size] = []
    let size = host.host.sizeThatFits(
      Size(width: 320, height: 480),
      SizeRangeProvider {
        asked.append($0)
        return SizeRange(max: $0)
      })
    #expect(asked == [Size(width: 320, height: 480)])
    #expect(size == Size(width: 320, height: 50))
  }

  @Test func aTreeWithoutComponentHasNoSize() {
    let host = ComponentHost(environment: HostEnvironment()) { nil }
    #expect(host.sizeThatFits(Size(width: 10, height: 10)) == .zero)
    host.renderIfNeeded()
    #expect(host.size == .zero)
    #expect(host.document.root.children.isEmpty)
  }

  /// testUpdateModel_ComponentIsReused, testReload_ComponentIsNotReused,
  /// CKComponentGeneratorTests testIgnoreComponentReuseInNextGeneration_ComponentIsNotReused
  @Test func equalPropertiesAreRenderedAgainAtAReloadOnly() {
    let host = makeHost()
    host.host.renderIfNeeded()
    host.update(model: ["a"])
    host.host.renderIfNeeded()
    #expect(log.renders == ["a": 1])
    host.host.reload()
    host.host.renderIfNeeded()
    #expect(log.renders == ["a": 2])
    host.update(model: ["a"])
    host.host.renderIfNeeded()
    #expect(log.renders == ["a": 2])
  }

  /// test_LayoutAndGenerationOfComponentAreOnMainThreadWhenAsyncUpdateIsTriggeredWithoutInitialSize,
  /// CKComponentHostingContainerViewProviderTests testMount
  @Test func aRenderBuildsLaysOutAndMountsOnceOnItsOwnersThread() {
    let host = makeHost()
    host.update(model: ["b"])
    host.host.renderIfNeeded()
    #expect(
      recorder.events == [
        "willBuild", "didBuild", "willLayout", "didLayout", "willMount", "didMount",
      ])
    recorder.events = []
    host.host.renderIfNeeded()
    #expect(recorder.events == [])

    let (threads, owner) = onSmallThread(stackBytes: 1 << 20) {
      let threads = ThreadRecorder()
      let host = ComponentHost(environment: HostEnvironment()) {
        threads.record()
        return Row("a")
      }
      host.listener = threads
      host.setNeedsUpdate()
      host.renderIfNeeded()
      return (threads.seen, ThreadRecorder.current)
    }
    #expect(threads == Array(repeating: owner, count: 7))
    #expect(owner != ThreadRecorder.current)
  }

  /// test_CurrentTraitCollectionIsCorrectInBackgroundQueueWhenTraitCollectionIsSet
  @Test func theProviderSeesTheTraitsOnAnyThread() {
    @Sendable func schemes() -> [ColorScheme] {
      var seen: [ColorScheme] = []
      let host = ComponentHost(environment: HostEnvironment()) {
        seen.append(HostEnvironment.current.traits.colorScheme)
        return nil
      }
      host.renderIfNeeded()
      host.update(traits: Traits(colorScheme: .dark))
      host.renderIfNeeded()
      return seen + [HostEnvironment.current.traits.colorScheme]
    }
    #expect(schemes() == [.light, .dark, .light])
    #expect(onSmallThread(stackBytes: 1 << 20) { schemes() } == [.light, .dark, .light])
  }

  /// testAsynchronouslyUpdatingStateOfComponentEventuallyUpdatesCorrespondingView,
  /// testAsynchronouslyUpdatingStateOfComponentAndThenSynchronouslyUpdatingStateImmediatelyUpdatesCorrespondingView
  @Test func updatesGoIntoOneRender() {
    let host = makeHost()
    host.host.renderIfNeeded()
    recorder.events = []
    log.updaters["a"]?.update { $0 = 5 }
    log.updaters["a"]?.update { $0 += 1 }
    #expect(recorder.updates.count == 2)
    host.host.renderIfNeeded()
    #expect(texts(host) == ["a 6", "last"])
    #expect(recorder.events.count { $0 == "willBuild" } == 1)
  }

  @Test func aChangeIsAnnouncedOncePerRender() {
    let host = makeHost()
    host.host.renderIfNeeded()
    var requests = 0
    host.host.onNeedsRender = { requests += 1 }
    host.update(model: ["b"])
    host.update(context: 3)
    #expect(requests == 1)
    host.host.renderIfNeeded()
    host.update(context: 4)
    #expect(requests == 2)
  }

  // MARK: Re-entrancy (row W10)

  @Test func aRenderInsideARenderIsNotDone() {
    weak var inner: ComponentHost?
    var nested: [Bool] = []
    let host = ComponentHost(environment: HostEnvironment()) {
      nested.append(inner?.renderIfNeeded() ?? true)
      return Row("a")
    }
    inner = host
    #expect(host.renderIfNeeded())
    #expect(nested == [false])
  }

  @Test func changesOfAControllerAreShownByTheNextRender() {
    let host = makeHost(hasController: true)
    var requests = 0
    log.onEvent = { [log] in if $0 == "a didMount" { log.updaters["a"]?.set(9) } }
    host.host.onNeedsRender = { requests += 1 }
    host.host.renderIfNeeded()
    #expect(texts(host) == ["a 0", "last"])
    #expect(requests == 1)
    host.host.renderIfNeeded()
    #expect(texts(host) == ["a 9", "last"])
    #expect(!host.host.needsRender)
  }

  @Test func aHostThatIsEndedByItsOwnTreeEndsAfterTheRender() {
    let host = makeHost(hasController: true)
    log.onEvent = { if $0 == "a didMount" { host.host.tearDown() } }
    host.host.renderIfNeeded()
    #expect(log.events.suffix(3) == ["a willUnmount", "a didUnmount", "a invalidate"])
    #expect(host.host.mountedLayout == nil)
    #expect(!host.host.needsRender)
  }

  @Test func aHostThatIsMeasuredWhileItEndsEndsOnce() {
    let host = makeHost(hasController: true)
    log.onEvent = {
      if $0 == "a didMount" { host.host.tearDown() }
      if $0 == "a willUnmount" || $0 == "a didUnmount" {
        _ = host.host.sizeThatFits(Size(width: 900, height: 900), .flexibleHeight)
      }
    }
    host.host.renderIfNeeded()
    #expect(log.events.suffix(3) == ["a willUnmount", "a didUnmount", "a invalidate"])
    #expect(log.events.count { $0 == "a invalidate" } == 1)
  }

  @Test func componentsAndControllersAreFoundByType() {
    let host = makeHost(["a", "b"], hasController: true)
    host.host.renderIfNeeded()
    #expect(host.host.components(CountingRow.self).count == 2)
    #expect(host.host.components(Row.self).isEmpty, "without an identity")
    #expect(host.host.controllers(RecordingController.self).count == 2)
    #expect(host.host.controllers(Row.self).isEmpty)
  }

  @Test func remoteUpdatesWakeTheOwner() async throws {
    let host = makeHost()
    host.host.renderIfNeeded()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    host.host.onRemoteUpdate = { continuation.yield() }
    let updater = try #require(log.updaters["a"]).remote
    Task.detached { updater.set(3) }
    for await _ in stream { break }
    #expect(host.host.needsRender)
    host.host.renderIfNeeded()
    #expect(texts(host) == ["a 3", "last"])
  }
}

extension HostRulesTests {
  private final class Collecting: PipelineListener {
    var events: [String] = []
    func willCollectAnimations() { events.append("will collect") }
    func didCollectAnimations() { events.append("did collect") }
    func willMount() { events.append("will mount") }
  }

  /// test_WhenMountsLayout_ReportsWillCollectAnimationsEvent and
  /// test_WhenMountsLayout_ReportsDidCollectAnimationsEvent, of both classes
  @Test func animationsAreCollectedBeforeAMount() {
    let (host, listener) = (makeHost(), Collecting())
    host.host.listener = listener
    host.host.renderIfNeeded()
    #expect(listener.events == ["will collect", "did collect", "will mount"])
  }
}

/// Records the thread of each step of a render.
private final class ThreadRecorder: PipelineListener {
  private(set) var seen: [UInt] = []

  static var current: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current).hashValue) }

  func record() { seen.append(Self.current) }

  func willBuild(_ trigger: BuildTrigger) { record() }
  func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) { record() }
  func willLayout(_ trigger: BuildTrigger?) { record() }
  func didLayout(_ trigger: BuildTrigger?, _ counters: RenderCounters) { record() }
  func willMount() { record() }
  func didMount(_ counters: RenderCounters) { record() }
}

/// A component that records its layouts.
private final class Measured: Component {
  private let onLayout: () -> Void

  init(_ onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(view: ViewConfiguration("div"))
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    onLayout()
    return super.computeLayout(thatFits: range)
  }
}
