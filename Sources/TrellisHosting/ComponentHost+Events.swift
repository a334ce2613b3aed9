import TrellisComponents
public import TrellisDOM

extension ComponentHost {
  /// Calls the listener for `event`. The next render shows what that changed.
  ///
  /// An event comes from outside. It is refused where no browser can have sent it: its target is unknown
  /// to the client, disabled, hidden, inert or `readonly`, or does not listen to it. The listener gets
  /// the members that it asked for. A value is kept only of a control whose value the user can change.
  /// Refused events do not wake the host.
  ///
  /// - Returns: whether the event was accepted.
  @discardableResult
  public func handle(_ event: UIEvent) -> Bool {
    guard document.element(for: event.target)?.accepts(event.type) == true else { return false }
    live()
    guard let element = document.element(for: event.target), let event = element.admitted(event),
      let listener = element.listener(event.type)
    else { return false }
    document.noteActivity(of: element)
    element.noteControl(of: event)
    takingMistakes { inRoom { listener.handler(event) } }
    return true
  }

  /// The client says that an animation is over. The next render shows what that changed.
  ///
  /// - Parameter report: the number the client was given with the animation; others are ignored.
  public func animationEnded(_ report: UInt32) {
    guard document.expectedReports.contains(report) else { return }
    live()
    _ = takingMistakes { document.animationEnded(report) }
  }

  // MARK: Visibility and end

  /// Tells all controllers that the tree comes into sight.
  ///
  /// Controllers that are made while it is in sight are not told.
  public func willAppear() { tellControllers { $0.componentTreeWillAppear() } }

  /// Tells all controllers that the tree went out of sight.
  public func didDisappear() { tellControllers { $0.componentTreeDidDisappear() } }

  /// Controllers may ask for their components, so a host that has controllers wakes.
  private func tellControllers(_ call: (ComponentController) -> Void) {
    if !controllers(ComponentController.self).isEmpty { live() }
    takingMistakes { generator.rootNode.forEachController(call) }
  }

  /// Unmounts the tree and ends its controllers; the host shows nothing from now on.
  ///
  /// A call during a render takes effect after the render. A hibernating host does not wake, so that its
  /// controllers find no component.
  public func tearDown() {
    guard !isRendering else {
      endsAfterRender = true
      return
    }
    endsAfterRender = false
    takeMistakes { inRoom { unmountAndEnd() } }
    deliverMistakes()
  }

  /// Does what ``tearDown()`` was asked for during a render.
  ///
  /// - Returns: whether it was.
  @discardableResult
  func endIfAsked() -> Bool {
    guard endsAfterRender else { return false }
    tearDown()
    return true
  }

  private func unmountAndEnd() {
    if case .hibernating(let archive) = state {
      state = .empty
      mounter.clear(archive.views, generator.mountedControllers)
    } else {
      mounter.mount(nil)
      state = .empty
    }
    generator.end()
  }
}
