/// The values, besides its properties, on which a component that is being made depends: a component made with the same
/// values can be used instead of an equal new one.
package struct ComponentSurroundings {
  private let frame: EnvironmentFrame?
  /// Whether components of earlier builds may be used.
  package let allowsReuse: Bool

  /// The current values; `nil` outside of a build, and where keys are in force.
  package static var current: ComponentSurroundings? {
    guard let build = RenderContext.current?.build, build.top.keys.isEmpty else { return nil }
    return ComponentSurroundings(
      frame: build.environmentFrame, allowsReuse: !build.rebuildsEverything)
  }

  /// Whether both have equal values of the environment.
  ///
  /// - Complexity: O(1) if nothing between the root and the position was rendered again, else O(*n*) in the values.
  package func areSame(as other: ComponentSurroundings) -> Bool { frame.isSame(as: other.frame) }

  /// Whether `component` was made with equal values of the environment.
  func areSame(as component: any RenderBuilding) -> Bool {
    frame.isSame(as: component.environmentFrame)
  }
}

extension RenderComponent {
  /// The component of this identity in the previous build: this one, if it is rendered again; `nil` in its first build.
  package final var formerComponent: Component? {
    guard let older = treeNode?.older else { return nil }
    return older.component ?? self
  }
}

/// A component with results of its last render that hold further components.
package protocol RenderResultsHolding: Component {
  /// Releases the results: the build of that render was discarded.
  func forgetRenderResults()
}
