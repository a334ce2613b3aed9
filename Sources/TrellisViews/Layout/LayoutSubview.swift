import TrellisComponents
public import TrellisLayout
import TrellisUI

/// The views of a ``ViewLayout``, in order.
public struct LayoutSubviews: RandomAccessCollection {
  let views: [LayoutSubview]

  /// The index of the first view, 0.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view: the number of views.
  public var endIndex: Int { views.endIndex }
  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view of a ``ViewLayout``.
public final class LayoutSubview {
  private let component: Component
  private let flexibility: Flexibility
  private let traits: BoxTraits
  private(set) var placed: Layout.Child?

  init(_ component: Component, _ flexibility: Flexibility, _ traits: BoxTraits) {
    self.component = component
    self.flexibility = flexibility
    self.traits = traits
  }

  /// The priority of ``View/layoutPriority(_:)``.
  public var priority: Double { traits.priority }

  /// The value of ``View/layoutValue(key:value:)``.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue
  }

  /// The size of the view in the proposed space, in CSS pixels. A view that grows takes the space.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { layout(proposal).size }

  /// The distance of the first baseline from the top edge in the proposed space, in CSS pixels; the height of a view
  /// without text.
  public func firstBaseline(_ proposal: ProposedViewSize) -> Double {
    baseline(of: layout(proposal))
  }

  /// Puts the top left corner of the view at `corner`, and lays the view out in the proposed space.
  ///
  /// - Parameter corner: relative to the top left corner of the container, in CSS pixels.
  public func place(at corner: Point, proposal: ProposedViewSize = .unspecified) {
    let layout = layout(proposal)
    guard corner.x.isFinite, corner.y.isFinite else { return }
    placed = Layout.Child(position: corner, layout: layout)
  }

  private func layout(_ proposal: ProposedViewSize) -> Layout {
    let available = Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    return component.layout(
      thatFits: SizeRange(
        min: component.size(.zero, growing: flexibility, in: available),
        max: proposal.maximum),
      parentSize: ParentSize(proposal.maximum))
  }
}

/// The content of a ``ViewLayout``, placed by its rules.
public struct LayoutView<Rules: ViewLayout, Content: View>: PrimitiveView {
  let layout: Rules
  let content: Content

  public func _expand(into expansion: inout ViewExpansion) {
    let boxes = expansion.boxes(of: content, inRow: false)
    var box = Box(RulesComponent(layout, boxes))
    box.flexibility = .shrinksWidth
    expansion.append(box)
  }
}

/// The component of a ``ViewLayout``.
final class RulesComponent<Rules: ViewLayout>: LayoutComponent {
  private let rules: Rules
  private let children:
    [(component: Component, own: Flexibility, inherits: Bool, traits: BoxTraits)]

  init(_ rules: Rules, _ boxes: [Box]) {
    self.rules = rules
    children = boxes.map {
      ($0.makeComponent(), $0.flexibility, $0.inheritsFlexibility, $0.traits)
    }
    super.init()
  }

  override var numberOfChildren: Int { children.count }
  override func child(at index: Int) -> Component? { children[index].component }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? RulesComponent<Rules>,
      FieldComparison.areEqual(rules, previous.rules)
    else { return false }
    return previous.children.elementsEqual(children) {
      $0.own == $1.own && $0.inherits == $1.inherits && $0.traits.priority == $1.traits.priority
        && $0.traits.layoutValues.isEmpty && $1.traits.layoutValues.isEmpty
    }
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let subviews = LayoutSubviews(
      views: children.map {
        LayoutSubview(
          $0.component, $0.own.adding($0.component, if: $0.inherits), $0.traits)
      })
    let wanted = rules.sizeThatFits(ProposedViewSize(range.max), subviews: subviews)
    let size = range.clamp(
      Size(width: wanted.width.finite, height: wanted.height.finite))
    rules.placeSubviews(in: size, subviews: subviews)
    return Layout(
      of: self, size: size,
      children: subviews.map { view in
        if let placed = view.placed { return placed }
        view.place(
          at: Point(
            x: ((size.width - view.sizeThatFits(ProposedViewSize(size)).width) / 2).rounded(),
            y: ((size.height - view.sizeThatFits(ProposedViewSize(size)).height) / 2).rounded()),
          proposal: ProposedViewSize(size))
        return view.placed
      }.compactMap(\.self))
  }
}

extension Double {
  /// The number, or 0 for a number without a finite value of at least 0.
  fileprivate var finite: Double { isFinite && self >= 0 ? self : 0 }
}
