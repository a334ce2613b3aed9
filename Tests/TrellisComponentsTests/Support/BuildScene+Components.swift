import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Renders a part of a scene.
final class PartComponent: RenderComponent<Int> {
  let spec: PartSpec
  private unowned let scene: BuildScene

  init(_ spec: PartSpec, in scene: BuildScene) {
    self.spec = spec
    self.scene = scene
    super.init(identifier: spec.id)
  }

  override func initialState() -> Int { scene.firstState(of: spec.id) }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? PartComponent)?.spec.version != spec.version
  }

  override func render(_ state: Int) -> Component? {
    scene.recordRender(spec.id)
    scene.recordUpdater(self.state, of: spec.id)
    return PartBox(spec, scene.contents(of: spec, state))
  }

  override func makeController() -> ComponentController? {
    spec.hasController ? PartController(self, spec.id, scene) : nil
  }
}

/// Shows the parts inside of a part in a column.
class PartBox: ContainerComponent {
  let spec: PartSpec

  init(_ spec: PartSpec, _ parts: [Component]) {
    self.spec = spec
    super.init(view: spec.hasView ? ViewConfiguration("section") : nil, children: parts)
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var y = 0.0
    var parts: [Layout.Child] = []
    for child in children {
      let layout = child.layout(
        thatFits: SizeRange(
          min: .zero, max: Size(width: range.max.width - 1, height: .infinity)),
        parentSize: .undefined)
      parts.append(.init(position: Point(x: 1, y: y), layout: layout))
      y += layout.size.height
    }
    return Layout(
      of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: parts)
  }
}

/// A box with a state of its own, in a scope.
final class ScopedPartBox: PartBox {
  private unowned let scene: BuildScene

  init(_ spec: PartSpec, _ parts: [Component], in scene: BuildScene) {
    self.scene = scene
    super.init(spec, parts)
  }

  override func makeController() -> ComponentController? {
    spec.hasController ? PartController(self, spec.id, scene) : nil
  }
}

/// A text whose size depends on its letters and perhaps on the color scheme.
final class PartText: Component {
  let text: String
  private let readsScheme: Bool

  init(_ text: String, readsScheme: Bool) {
    self.text = text
    self.readsScheme = readsScheme
    super.init(view: ViewConfiguration("p", attributes: [.text(text)]))
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? PartText else { return false }
    return previous.text == text && previous.readsScheme == readsScheme
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let sum = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 97 }
    let extra = readsScheme && environment(\.colorScheme) == .dark ? 5.0 : 0
    return Layout(
      of: self, size: range.clamp(Size(width: Double(sum), height: Double(sum % 13) + 1 + extra)))
  }
}

private final class PartController: ComponentController {
  private let id: Int
  private unowned let scene: BuildScene

  init(_ component: Component, _ id: Int, _ scene: BuildScene) {
    self.id = id
    self.scene = scene
    super.init(component: component)
  }

  override func didInit() { scene.recordController(id, isLive: true) }
  override func invalidate() { scene.recordController(id, isLive: false) }
}
