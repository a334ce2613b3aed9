import TestSupport
import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// Comparisons of flexboxes, styles and children, each with all values of each option.
struct FlexboxEqualityTests {
  private typealias Change = (inout FlexboxChild) -> Void

  /// Each option with values, the first of which is the default.
  private let options: [[Change]] = [
    [{ $0.spacingBefore = 0 }, { $0.spacingBefore = 2 }],
    [{ $0.spacingAfter = 0 }, { $0.spacingAfter = 2 }],
    [{ $0.margin = .none }, { $0.margin = .all(1) }, { $0.margin = FlexboxEdges(end: 1) }],
    [{ $0.padding = .none }, { $0.padding = .all(1) }, { $0.padding = FlexboxEdges(top: 1) }],
    [{ $0.grow = 0 }, { $0.grow = 1 }], [{ $0.shrink = 0 }, { $0.shrink = 1 }],
    [{ $0.basis = .auto }, { $0.basis = 0 }, { $0.basis = .percent(0) }],
    [{ $0.alignSelf = .auto }, { $0.alignSelf = .end }],
    [{ $0.position = .init() }, { $0.position.isAbsolute = true }, { $0.position.left = 1 }],
    [{ $0.zIndex = 0 }, { $0.zIndex = 1 }, { $0.zIndex = -1 }],
    [{ $0.accessibilitySortPriority = 0 }, { $0.accessibilitySortPriority = 1 }],
    [{ $0.aspectRatio = nil }, { $0.aspectRatio = 2 }],
    [{ $0.size = .auto }, { $0.size = ComponentSize(width: 1) }],
    [{ $0.usesHeightAsBaseline = false }, { $0.usesHeightAsBaseline = true }],
    [{ $0.inheritsFlexibility = false }, { $0.inheritsFlexibility = true }],
  ]

  private let styles: [(inout FlexboxStyle) -> Void] = [
    { _ in }, { $0.spacing = 1 }, { $0.padding = .all(1) }, { $0.border = .all(1) },
    { $0.direction = .row }, { $0.direction = .columnReverse }, { $0.justifyContent = .end },
    { $0.alignItems = .end }, { $0.alignContent = .end }, { $0.wrap = .wrap },
    { $0.layoutDirection = .leftToRight }, { $0.layoutDirection = .rightToLeft },
  ]

  private func child(_ change: Change, component: Component? = nil) -> FlexboxChild {
    var child = FlexboxChild(component)
    change(&child)
    return child
  }

  @Test func childrenHaveEqualOptionsIfEachOptionIsEqual() {
    let children = [FlexboxChild(nil)] + options.flatMap { $0.dropFirst().map { child($0) } }
    let again = [FlexboxChild(nil)] + options.flatMap { $0.dropFirst().map { child($0) } }
    for (index, one) in children.enumerated() {
      for (place, other) in again.enumerated() {
        #expect(one.hasOptions(of: other) == (index == place), "\(index), \(place)")
        #expect(FlexboxChild.haveSameOptions([one, one], [one, other]) == (index == place))
      }
    }
    #expect(FlexboxChild.haveSameOptions([], []))
    #expect(!FlexboxChild.haveSameOptions([], [FlexboxChild(nil)]))
    #expect(!FlexboxChild.haveSameOptions([FlexboxChild(nil)], []))
  }

  @Test func anOptionWithItsDefaultIsNone() {
    for (index, values) in options.enumerated() {
      for value in values.dropFirst() {
        var changed = child(value)
        let copy = changed
        values[0](&changed)
        #expect(changed.hasOptions(of: FlexboxChild(nil)), "option \(index)")
        #expect(copy.hasOptions(of: child(value)), "option \(index)")
        #expect(child(values[0]).hasOptions(of: FlexboxChild(nil)), "option \(index)")
      }
    }
  }

  @Test func optionsAreIndependent() {
    for (index, values) in options.enumerated() {
      for others in options.dropFirst(index + 1) {
        var one = child(values[1])
        others[1](&one)
        var other = child(others[1])
        values[1](&other)
        #expect(one.hasOptions(of: other), "option \(index)")
        values[0](&one)
        #expect(one.hasOptions(of: child(others[1])), "option \(index)")
      }
    }
  }

  @Test func flexboxesHaveTheSameLayoutInputsIfTheirStylesAndOptionsAreEqual() {
    func flexboxes() -> [FlexboxComponent] {
      let leaf = box(10, 10)
      let styles = styles.map { change in
        var style = FlexboxStyle()
        change(&style)
        return FlexboxComponent(style: style, children: [FlexboxChild(leaf)])
      }
      let children =
        options.flatMap { values in
          values.dropFirst().map { [child($0, component: leaf)] }
        } + [[], [FlexboxChild(leaf), FlexboxChild(leaf)]]
      return styles + children.map { FlexboxComponent(style: FlexboxStyle(), children: $0) }
    }
    let (all, again) = (flexboxes(), flexboxes())
    for (index, one) in all.enumerated() {
      for (place, other) in again.enumerated() {
        #expect(one.hasSameLayoutInputs(as: other) == (index == place), "\(index), \(place)")
      }
      #expect(!one.hasSameLayoutInputs(as: box()))
    }
  }

  /// A flexbox replaces an equal one with the same list of children.
  @Test func aFlexboxIsEqualToItsOwnProperties() {
    let view = ViewConfiguration("div", attributes: [.attribute("title", "a")])
    let other = ViewConfiguration("div", attributes: [.attribute("title", "b")])
    let style = FlexboxStyle(direction: .row)
    let children = [FlexboxChild(box()), FlexboxChild(box())]
    let copy = children.map { $0 }
    let size = ComponentSize(width: 9)
    let flexbox = FlexboxComponent(view: view, size: size, style: style, children: children)
    #expect(flexbox.isEqual(to: view, size, style, children))
    #expect(
      flexbox.isEqual(
        to: ViewConfiguration("div", attributes: [.attribute("title", "a")]), size, style, children)
    )
    #expect(!flexbox.isEqual(to: other, size, style, children))
    #expect(!flexbox.isEqual(to: nil, size, style, children))
    #expect(!flexbox.isEqual(to: view, .auto, style, children))
    #expect(!flexbox.isEqual(to: view, size, FlexboxStyle(), children))
    #expect(!flexbox.isEqual(to: view, size, style, copy))
    #expect(!flexbox.isEqual(to: view, size, style, []))
    let plain = FlexboxComponent(size: size, style: style, children: children)
    #expect(plain.isEqual(to: nil, size, style, children))
    #expect(!plain.isEqual(to: view, size, style, children))
  }

  /// Of random lists of a few components, the number of same children is that of a simple search.
  @Test func sameChildrenAreThoseOfASimpleSearch() {
    var generator = SeededGenerator(seed: 1)
    let components: [Component?] = [box(), box(), nil]
    func list() -> FlexboxComponent {
      FlexboxComponent(
        style: FlexboxStyle(),
        children: (0..<generator.below(6)).map { _ in
          FlexboxChild(components[generator.below(20) % 7 % 3])
        })
    }
    for _ in 0..<300 {
      let (one, other) = (list(), list())
      for index in 0...one.children.count {
        for oldIndex in 0...other.children.count + 1 {
          let pairs = zip(one.children.dropFirst(index), other.children.dropFirst(oldIndex))
          let expected = pairs.prefix { $0.component != nil && $0.component === $1.component }.count
          #expect(one.countOfSameChildren(from: index, as: other, from: oldIndex) == expected)
        }
        let all = max(0, one.children.count - index)
        #expect(one.countOfSameChildren(from: index, as: one, from: index) == all)
        if index > 0 { #expect(one.countOfSameChildren(from: index, as: one, from: 0) == 0) }
      }
      #expect(one.countOfSameChildren(from: 0, as: box(), from: 0) == 0)
    }
  }

  @Test(
    arguments: [
      ([], [], nil), ([0, 0, 0], [0, 0, 0], nil), ([0, 1, 0], [0, 0, 0], [0, 1, 2]),
      ([0, 0, -1], [0, 0, 0], [0, 1, 2]), ([0, 0, 0], [0, 0, 5], [2, 0, 1]),
      ([3, 0, 0], [1, -1, 1], [0, 2, 1]), ([0, 0, 0, 0], [1, 2, 1, 2], [1, 3, 0, 2]),
    ] as [([Int], [Int], [Int]?)])
  func childrenAreReadByTheirPriorities(levels: [Int], priorities: [Int], order: [Int]?) {
    let children = zip(levels, priorities).map { level, priority in
      child(
        {
          $0.zIndex = level
          $0.accessibilitySortPriority = priority
        }, component: box())
    }
    let flexbox = FlexboxComponent(style: FlexboxStyle(), children: children + [FlexboxChild(nil)])
    let read = flexbox.accessibilityChildren?.map { found in
      children.firstIndex { $0.component === found }
    }
    #expect(read == order)
  }
}
