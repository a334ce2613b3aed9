import TrellisComponents
public import TrellisDOM

extension ComponentHost {
  /// Calls the listener for `event`. The next render shows the changes.
  ///
  /// Events come from the client. An event that no browser can have sent is refused: its target is unknown
  /// to the client, disabled, hidden, inert or `readonly`, or does not listen to it. The listener gets the
  /// members that it requested. A value is stored only for a control whose value the user can change.
  /// Refused events do not wake the host.
  ///
  /// - Returns: whether the event was accepted.
  @discardableResult
  public func handle(_ event: UIEvent) -> Bool {
    guard document.element(for: event.target)?.accepts(event.type) == true else { return false }
    wake()
    if let element = document.element(for: event.target) { wakeContent(around: element) }
    guard let element = document.element(for: event.target), let event = element.admitted(event),
      let listener = element.listener(event.type)
    else { return false }
    document.recordActivity(of: element)
    element.recordControl(of: event)
    collectingProgrammerErrors { reserveCallStack { listener.handler(event) } }
    return true
  }

  /// Handles the client's report that an animation ended. The next render shows the changes.
  ///
  /// - Parameter report: the number of the animation's report; unknown numbers are ignored.
  public func animationEnded(_ report: UInt32) {
    guard document.expectedReports.contains(report) else { return }
    wake()
    _ = collectingProgrammerErrors { document.animationEnded(report) }
  }

  // MARK: Visibility and end

  /// Whether the tree is visible: ``willAppear()`` was called after the last ``didDisappear()``.
  public var isVisible: Bool { generator.isVisible }

  /// Calls ``ComponentController/componentTreeWillAppear()`` of all controllers, and of each controller that is added
  /// before ``didDisappear()``. Does nothing for a visible tree.
  public func willAppear() { setVisible(true) }

  /// Calls ``ComponentController/componentTreeDidDisappear()`` of all controllers. Does nothing for a tree that is not
  /// visible.
  public func didDisappear() { setVisible(false) }

  /// Controllers may read their components, so a host with controllers wakes.
  private func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    if !controllers(ComponentController.self).isEmpty { wake() }
    collectingProgrammerErrors { generator.setVisible(isVisible) }
  }

  /// Unmounts the tree and ends its controllers; the host stays empty afterwards.
  ///
  /// During a render, the call takes effect after it. A hibernating host does not wake, so its controllers
  /// have no component.
  public func tearDown() {
    guard !isRendering else {
      endsAfterRender = true
      return
    }
    collectingProgrammerErrors { reserveCallStack { unmountAndEnd() } }
  }

  /// Executes a ``tearDown()`` that was called during a render.
  ///
  /// - Returns: whether there was such a call.
  @discardableResult
  func endIfRequested() -> Bool {
    guard endsAfterRender else { return false }
    // Before the call: a controller that ends may measure the tree, and so call this function again.
    endsAfterRender = false
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
    mounter.releaseViews()
    generator.end()
  }
}
