import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Render components with a requested size.
struct RenderSizeTests {
  /// Shows a child that is half as wide as its parent.
  private final class Half: RenderComponent<Void> {
    init(_ size: ComponentSize) {
      super.init(view: ViewConfiguration("section"), size: size)
    }

    override func shouldUpdate(from previous: Component) -> Bool { false }

    override func render(_ state: Void) -> Component? {
      Component(
        view: ViewConfiguration("p"), size: ComponentSize(width: .percent(0.5), height: 10))
    }
  }

  private final class Filling: RenderLayoutComponent<Void> {
    override func renderChildren(_ state: Void) -> [Component?] { [] }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: self, size: range.max)
    }
  }

  private func makeHost(_ provider: @escaping () -> Component?) -> ComponentHost {
    ComponentHost(
      environment: HostEnvironment(),
      sizeRange: { _ in SizeRange(max: Size(width: 400, height: 300)) }, provider: provider)
  }

  private func sizes(_ host: ComponentHost) -> [Size] {
    var sizes: [Size] = []
    func record(_ layout: Layout, at _: Point) { sizes.append(layout.size) }
    host.mountedLayout?.forEach(record)
    return sizes
  }

  @Test func theChildHasTheRequestedSize() {
    let host = makeHost { Half(ComponentSize(width: 200, height: .percent(0.5))) }
    host.renderIfNeeded()
    let size = Size(width: 200, height: 150)
    #expect(sizes(host) == [size, size])
  }

  /// The component keeps the child of the previous build, and not its layout.
  @Test func anotherSizeOfAReusedComponentIsAnotherLayout() {
    var size = ComponentSize(minHeight: 30, maxWidth: 200)
    let host = makeHost { Half(size) }
    host.renderIfNeeded()
    #expect(sizes(host) == [Size(width: 100, height: 30), Size(width: 100, height: 30)])
    size = ComponentSize(maxWidth: 100)
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(sizes(host) == [Size(width: 50, height: 10), Size(width: 50, height: 10)])
    #expect(host.counters.componentsReused == 1)
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(host.counters.layoutsComputed == 0)
  }

  @Test func aRenderLayoutComponentTakesItsSize() {
    let host = makeHost { Filling(size: ComponentSize(width: 30, height: .percent(0.5))) }
    host.renderIfNeeded()
    #expect(host.size == Size(width: 30, height: 150))
  }
}
