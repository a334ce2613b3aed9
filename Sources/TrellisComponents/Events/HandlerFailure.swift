import TrellisBase
package import TrellisDOM

/// An error that a handler of the application threw, with the place of the handler.
public struct HandlerFailure: Error {
  /// The error that the handler threw.
  public let error: any Error
  /// The component of the handler after its ancestors in the mounted tree, the root first: `Screen-List-Row`; `nil` for
  /// a handler of no component, such as a timer of the page.
  public let component: String?
  /// The event: the DOM's name, such as `click`, or the name of the modifier or method, such as `onAppear`; `nil` if it
  /// is unknown.
  public let event: String?
  /// The source file of the call that reported the error or set the handler; `nil` if it is unknown.
  public let file: String?
  /// The line in ``file``, counted from 1.
  public let line: UInt?

  /// A failure at a place. If `error` is a failure itself, its own place goes before the given one.
  package init(
    _ error: any Error, component: String? = nil, event: String? = nil, file: String? = nil,
    line: UInt? = nil
  ) {
    let known = error as? HandlerFailure
    self.error = known?.error ?? error
    self.component = known?.component ?? component
    self.event = known?.event ?? event
    let mistake = error as? ProgrammerError
    self.file = known?.file ?? mistake?.file ?? file
    self.line = known?.line ?? mistake?.line ?? line
  }

  /// Whether the handler ended because its task was cancelled, which is no failure.
  package var isCancellation: Bool { error is CancellationError }

  /// The known parts of the place, by name.
  package var place: [(name: String, value: String)] {
    [
      ("file", file.map { file in line.map { "\(file):\($0)" } ?? file }),
      ("component", component), ("event", event),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}

extension HandlerFailure: CustomStringConvertible {
  /// The error, and its place in parentheses.
  public var description: String {
    let place = place.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return place.isEmpty ? "\(error)" : "\(error) (\(place))"
  }
}

extension Component {
  /// Runs a handler of this component. An error that it throws is a failure of the tree, reported to its owner.
  final func runHandler(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      guard let owner = treeOwner else {
        return ProgrammerError.report(
          "A handler of \(typeName), which is in no tree, threw \(error)")
      }
      owner.didFail(
        HandlerFailure(error, component: handlerPath, event: owner.event))
    }
  }

  /// The component and its ancestors in the mounted tree, the root first: `Screen-List-Row`, without the parameters of
  /// generic types, which repeat the content of the views.
  fileprivate var handlerPath: String {
    var names: [String] = []
    var next: Component? = self
    while let component = next {
      names.append(String(component.typeName.upTo("<")))
      next = component.supercomponent
    }
    return names.reversed().joined(separator: "-")
  }

  /// The owner of the tree that the component is mounted in or was built for.
  private var treeOwner: (any StateListener)? {
    var next: Component? = self
    while let component = next {
      if let owner = component.treeNode?.identity.tree.listener { return owner }
      guard let info = component.mountInfo else { return nil }
      if info.supercomponent == nil { return info.container.owner }
      next = info.supercomponent
    }
    return nil
  }
}

extension ComponentTasks {
  /// Runs a handler of the component. An error that it throws is a failure of the tree, reported to its owner.
  ///
  /// - Parameter event: the name of the modifier that has the handler, such as `onAppear`.
  package func runHandler(_ event: String, _ body: () throws -> Void) {
    do { try body() } catch { didFail(error, event: event) }
  }

  /// Reports an error of a handler of the component to the owner of the tree.
  package func didFail(_ error: any Error, event: String?) {
    identity.tree.listener?.didFail(
      HandlerFailure(
        error, component: identity.latestComponent?.handlerPath, event: event))
  }
}

extension ComponentController {
  /// Runs a handler of the application; see ``ComponentTasks/runHandler(_:_:)``.
  package final func runHandler(_ event: String, _ body: () throws -> Void) {
    tasks.runHandler(event, body)
  }
}

extension Element {
  /// The component that handles the events of the element, after its ancestors in the mounted tree, the root first; `nil`
  /// for an element of no component.
  package var componentPath: String? { (mountedView as? MountedView)?.sender?.handlerPath }
}
