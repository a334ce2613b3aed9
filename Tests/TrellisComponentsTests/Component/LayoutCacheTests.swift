import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// The cached layouts of a component, before and after its mount.
struct LayoutCacheTests {
  private let open = SizeRange(max: Size(width: 100, height: 100))

  private func kept(by component: Component) -> [LayoutResult] {
    var kept: [LayoutResult] = []
    var next = component.layouts.newest
    while let content = next {
      kept.append(content)
      next = content.older
    }
    return kept
  }

  @Test func theNewestLayoutsAreKept() {
    let component = withDetachedBuild { Component() }
    var made: [LayoutResult] = []
    for width in 1...100 {
      let range = SizeRange(max: Size(width: Double(width), height: 1))
      made.append(component.layout(thatFits: range, parentSize: .undefined).content)
    }
    let kept = kept(by: component)
    #expect(kept.count == LayoutCache.capacity)
    #expect(zip(kept, made.reversed()).allSatisfy { $0 === $1 })
  }

  @Test func aLayoutOfAChildIsNotKeptTwice() {
    final class Same: LayoutComponent {
      let child: Component
      init(child: Component) {
        self.child = child
        super.init()
      }
      override var numberOfChildren: Int { 1 }
      override func child(at index: Int) -> Component? { child }
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        let inner = child.layout(thatFits: range, parentSize: .undefined)
        return Layout(component: self, content: inner.content)
      }
    }
    let child = withDetachedBuild { Component() }
    _ = child.layout(thatFits: open, parentSize: .undefined)
    let component = withDetachedBuild { Same(child: child) }
    _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    _ = component.layout(thatFits: open, parentSize: .undefined)
    #expect(kept(by: child).count == 2)
    #expect(kept(by: component).count <= LayoutCache.capacity)
  }

  @Test func onlyTheShownLayoutIsKeptAfterTheMount() {
    let child = withDetachedBuild { Component(size: ComponentSize(width: 10, height: 10)) }
    let component = withDetachedBuild { CompositeComponent(child: child) }
    let shown = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    let other = component.layout(thatFits: open, parentSize: .undefined)
    component.layouts.trim(to: shown.content)
    #expect(kept(by: component).map(ObjectIdentifier.init) == [ObjectIdentifier(shown.content)])
    let newest = withDetachedBuild { Component() }
    _ = newest.layout(thatFits: SizeRange(), parentSize: .undefined)
    newest.layouts.trim(to: newest.layout(thatFits: open, parentSize: .undefined).content)
    #expect(kept(by: newest).count == 1)
    #expect(component.layout(thatFits: SizeRange(), parentSize: .undefined).isSame(as: shown))
    let again = component.layout(thatFits: open, parentSize: .undefined)
    #expect(!again.isSame(as: other))
    #expect(again.size == other.size)
  }

  @Test func aShownLayoutThatIsNotInTheCacheLeavesItEmpty() {
    let component = withDetachedBuild { Component() }
    _ = component.layout(thatFits: open, parentSize: .undefined)
    component.layouts.trim(to: Layout(of: component, size: .zero).content)
    #expect(kept(by: component).isEmpty)
  }

  /// A list requests a row's height for its width, and then the layout in exactly that size.
  @Test(arguments: [
    (ComponentSize(width: 10, height: 30), true), (ComponentSize(height: .percent(0.5)), false),
  ])
  func theShownLayoutReturnsTheMeasuredHeight(_ size: ComponentSize, isKnown: Bool) {
    let range = SizeRange(
      min: Size(width: 40, height: 0), max: Size(width: 40, height: .infinity))
    let leaf = withDetachedBuild { Component(size: size) }
    let row = withDetachedBuild { CompositeComponent(child: leaf) }
    let parent = ParentSize(width: 40, height: 60)
    let measured = row.layout(thatFits: range, parentSize: parent)
    let shown = row.layout(thatFits: SizeRange(exactly: measured.size), parentSize: parent)
    #expect(row.knownSize(thatFits: range) == nil, "before the mount the layout itself is found")
    row.layouts.trim(to: shown.content)
    #expect(row.knownSize(thatFits: range) == (isKnown ? measured.size : nil))
    let higher = SizeRange(min: range.min, max: Size(width: 40, height: 100))
    #expect(row.knownSize(thatFits: higher) == nil)
    #expect(row.knownSize(thatFits: SizeRange()) == nil)
  }

  @Test func anUnmeasuredHeightIsUnknown() {
    let row = withDetachedBuild { Component(size: ComponentSize(width: 40, height: 30)) }
    let exact = SizeRange(exactly: Size(width: 40, height: 50))
    let shown = row.layout(thatFits: exact, parentSize: .undefined)
    let range = SizeRange(
      min: Size(width: 40, height: 0), max: Size(width: 40, height: .infinity))
    let measured = row.layout(thatFits: range, parentSize: .undefined)
    #expect(measured.size.height == 30 && shown.size.height == 50)
    row.layouts.trim(to: shown.content)
    #expect(row.knownSize(thatFits: range) == nil)
  }

  /// The layout of a component without a size of its own is that of its child.
  @Test func aLayoutOfAChildHoldsWhereThatOfTheChildHolds() {
    let (child, component) = withDetachedBuild { (Component(), Component()) }
    let inner = Layout(of: child, size: Size(width: 10, height: 20))
    #expect(!Layout(of: component, as: inner).content.alsoFitsExactSize)
    inner.content.alsoFitsExactSize = true
    #expect(Layout(of: component, as: inner).content.alsoFitsExactSize)
    inner.content.key = LayoutCacheKey(
      SizeRange(), ParentSize.undefined.lengths, reading: [], choosing: inner.size)
    func isLayout(_ range: SizeRange) -> Bool {
      inner.content.isLayout(thatFits: range, parentSize: .undefined)
    }
    #expect(isLayout(SizeRange(exactly: Size(width: 10, height: 20))))
    #expect(
      !isLayout(SizeRange(min: Size(width: 10, height: 0), max: Size(width: 10, height: 20))))
  }

  @Test func aLayoutIsStoredOnce() {
    let content = Layout(of: withDetachedBuild { Component() }, size: .zero).content
    var cache = LayoutCache()
    for range in [SizeRange(), open] {
      cache.store(
        content,
        LayoutCacheKey(range, ParentSize.undefined.lengths, reading: [], choosing: .zero))
    }
    #expect(cache.newest === content)
    #expect(content.older == nil)
    #expect(content.isLayout(thatFits: SizeRange(), parentSize: .undefined))
    #expect(!content.isLayout(thatFits: open, parentSize: .undefined))
  }

  @Test func anInfiniteSizeIsAProgrammerError() {
    final class Infinite: LayoutComponent {
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        Layout(of: self, size: Size(width: 1, height: Double.infinity))
      }
    }
    let component = withDetachedBuild { Infinite() }
    let recorder = ProgrammerErrorRecorder()
    let layout = recorder.record {
      component.layout(thatFits: SizeRange(), parentSize: .undefined)
    }
    #expect(recorder.consume().count == 1)
    #expect(layout.size == .zero)
    #expect(kept(by: component).isEmpty)
  }

  @Test func layoutsAreRefreshedInOneBuild() {
    var cache = LayoutCache()
    #expect(!cache.isRefreshed(in: BuildMark(0)))
    cache.empty(refreshedIn: 5)
    #expect(cache.isRefreshed(in: BuildMark(5)))
    #expect(!cache.isRefreshed(in: BuildMark(6)))
  }

  @Test func aPassWithoutKnownLayoutsComputesThemAll() {
    let component = withDetachedBuild { Component() }
    let context = RenderContext(environment: HostEnvironment())
    context.usesKnownLayouts = false
    context.run {
      for _ in 0..<3 { _ = component.layout(thatFits: open, parentSize: .undefined) }
    }
    #expect(context.counters.layoutsComputed == 3)
    #expect(context.counters.layoutsReused == 0)
  }

  /// A layout with other children holds where the layout holds that it comes from.
  @Test func anAdoptedLayoutHoldsInItsOwnSize() {
    let component = withDetachedBuild { Component() }
    let content = Layout(of: component, size: Size(width: 10, height: 20)).content
    content.alsoFitsExactSize = true
    let adopted = LayoutResult(content, children: [])
    adopted.key = LayoutCacheKey(
      SizeRange(max: Size(width: 30, height: 30)), ParentSize.undefined.lengths, reading: [],
      choosing: content.size)
    #expect(adopted.isLayout(thatFits: SizeRange(exactly: content.size), parentSize: .undefined))
    let others = [
      SizeRange(exactly: Size(width: 10, height: 21)), SizeRange(max: content.size),
      SizeRange(min: content.size, max: Size(width: 10, height: 30)),
    ]
    for range in others { #expect(!adopted.isLayout(thatFits: range, parentSize: .undefined)) }
  }
}
