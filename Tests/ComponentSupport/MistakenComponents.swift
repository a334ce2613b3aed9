public import TrellisComponents
public import TrellisLayout

/// Makes a controller, which needs a scope.
public final class Controlled: Component {
  public override func makeController() -> ComponentController? {
    ComponentController(component: self)
  }
}

/// Is made with a view, and gives another one for its state.
public final class TwoViews: RenderComponent<Void> {
  public override init() { super.init(view: ViewConfiguration("div")) }
  public override func render(_ state: Void) -> Component? { nil }
  public override func viewConfiguration(with state: Void) -> ViewConfiguration? {
    ViewConfiguration("p")
  }
}

/// Animates a view that it does not have.
public final class Bodiless: Component {
  public override func animationsOnInitialMount() -> [ComponentAnimation] {
    [ComponentAnimation(self, .alpha(from: 0))]
  }
}

/// Lays out a child that it does not list.
public final class Hiding: Component {
  private let inner: Component

  public init(_ inner: Component) {
    self.inner = inner
    super.init()
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let layout = inner.layout(thatFits: range, parentSize: .undefined)
    return Layout(of: self, size: layout.size, children: [.init(position: .zero, layout: layout)])
  }
}

/// A component without the overrides that a layout component needs.
public final class UnfinishedComponent: LayoutComponent {}
