import Trellis

/// Measures the time of each stage of a render, as the root component of the tree.
final class StageClock {
  private let clock = ContinuousClock()
  private(set) var buildStart: ContinuousClock.Instant
  private(set) var layoutStart: ContinuousClock.Instant
  private(set) var mountStart: ContinuousClock.Instant
  private(set) var end: ContinuousClock.Instant

  init() {
    let now = clock.now
    buildStart = now
    layoutStart = now
    mountStart = now
    end = now
  }

  var build: Double { (layoutStart - buildStart).milliseconds }
  var layout: Double { (mountStart - layoutStart).milliseconds }
  var mount: Double { (end - mountStart).milliseconds }

  /// A root component around the component of `make`.
  func root(_ make: () -> Component) -> Component {
    buildStart = clock.now
    return Probe(self, child: make())
  }

  private final class Probe: LayoutComponent {
    private let clock: StageClock
    private let child: Component

    init(_ clock: StageClock, child: Component) {
      self.clock = clock
      self.child = child
      super.init()
    }

    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { child }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      clock.layoutStart = clock.clock.now
      defer { clock.mountStart = clock.clock.now }
      let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }

    override func childrenDidMount() { clock.end = clock.clock.now }
  }
}
