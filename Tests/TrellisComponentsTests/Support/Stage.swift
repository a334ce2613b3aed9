import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// A document with a mounter that unmounts at the end of a test.
final class Stage {
  let document = Document()
  let mounter: Mounter

  init(hiddenViewLimit: Int = 4) {
    mounter = Mounter(document: document)
    mounter.options.hiddenViewLimit = hiddenViewLimit
  }

  deinit { mounter.mount(nil) }

  var root: Element { document.root }
  /// The visible top-level elements.
  var shown: [Element] { root.children.filter { $0.attribute("hidden") == nil } }

  @discardableResult
  func mount(_ layout: Layout?) -> RenderCounters { mounter.mount(layout) }

  /// Mounts components in a column, each 10 px high, inside a component without a view.
  @discardableResult
  func mount(_ components: [Component]) -> RenderCounters {
    mounter.mount(Holder(components).layout)
  }
}

/// A component with given children, which need not be built or laid out.
class Holder: Component {
  let parts: [Component]

  init(view: ViewConfiguration? = nil, _ parts: [Component] = []) {
    self.parts = parts
    super.init(view: view)
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  /// The children in a column, each 100 by 10 or as high as its content.
  private(set) lazy var layout: Layout = {
    var y = 0.0
    var children: [Layout.Child] = []
    for part in parts {
      let layout = (part as? Holder)?.layout ?? Layout(of: part, size: Size(width: 100, height: 10))
      children.append(.init(position: Point(x: 0, y: y), layout: layout))
      y += layout.size.height
    }
    return Layout(
      of: self, size: Size(width: 100, height: Swift.max(y, 10)), children: children)
  }()

  deinit { layout = Layout(of: Component(), size: .zero) }
}

extension Component {
  /// A view with attributes and without content.
  static func view(_ viewClass: ViewClass = "div", _ attributes: ViewAttribute...) -> Component {
    Component(view: ViewConfiguration(viewClass, attributes: attributes))
  }
}

extension Layout {
  /// A layout of a component without children.
  static func of(_ component: Component, _ width: Double = 100, _ height: Double = 100) -> Layout {
    Layout(of: component, size: Size(width: width, height: height))
  }
}
