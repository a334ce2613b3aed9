import TrellisComponents
import TrellisDOM
import TrellisHosting

extension Session {
  /// The maximum time for the tasks that the fields of a post start, such as the search of a combo box.
  private static let fieldLimit = Duration.seconds(3)
  /// The maximum time for the action of a form; the page is then sent as it is.
  private static let actionLimit = Duration.seconds(10)

  /// The result of a form that was posted.
  enum PostResult {
    /// The page has moved to another address, as an absolute path with the query.
    case moved(String)
    /// The form was submitted, and the page is at the same address.
    case submitted
    /// The page has no such form.
    case unknownForm
  }

  /// Enters the fields of a post into the controls of its form, as the events of a tab would, and submits the form.
  ///
  /// No tab has attached yet; one that attaches gets the whole tree.
  ///
  /// - Returns: `nil` if the session has ended meanwhile.
  func submit(_ post: FormPost) async -> PostResult? {
    guard let form = await enter(post) else { return isEnded ? nil : .unknownForm }
    await store(form.files)
    await finishTasks(after: form.position, within: Self.fieldLimit)
    guard let start = page?.target else { return nil }
    guard let position = await send("submit", to: form.element) else { return nil }
    await finishTasks(after: position, within: Self.actionLimit)
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page else { return nil }
    render(page)
    if page.isLeft || page.target != start { return .moved(page.target) }
    page.uploads.files.hold(form.files.map(\.number), for: identity)
    return .submitted
  }

  /// The HTML of the page after a form was submitted.
  ///
  /// - Parameters:
  ///   - address: the address that the browser shows. A tab that attaches replaces it by that of the page.
  ///   - target: the address to which the form was posted.
  ///   - height: the height of the window in CSS px; `nil` if it is unknown.
  /// - Returns: `nil` if the session has ended, or if it was opened at another address.
  func resultPage(
    at address: String, of target: String, inHeight height: Double?
  ) async -> FirstPage? {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page, self.target == target else { return nil }
    render(page)
    let shown = page.target
    page.host.document.clientNavigated(to: address)
    page.host.document.navigate(to: shown, replacing: true)
    return FirstPage(page, inHeight: height)
  }

  /// - Returns: the form, and the last task that was added before the fields were entered; `nil` if there is no form.
  private func enter(
    _ post: FormPost
  ) async -> (element: Element, position: Int, files: [AdmittedFile])? {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page else { return nil }
    let document = page.host.document
    document.announceAll()
    let forms = document.root.postedForms
    let name = FormPost.formName
    let named = post[name].flatMap { value in
      forms.first { $0.hasSubmitButton(name: name, value: value) }
    }
    guard let form = named ?? (forms.count == 1 && post[name] == nil ? forms[0] : nil) else {
      return nil
    }
    let position = page.host.tasks.position
    for entry in form.entries(of: post.fields) {
      apply(entry.event, to: entry.element, of: page)
      // The user has left the field, for the button of the form.
      let blur = UIEvent(type: "blur", target: entry.element.id, key: UIEvent.postedKey)
      apply(blur, to: entry.element, of: page)
    }
    let files = announce(post, to: form, of: page)
    render(page)
    return (form, position, files)
  }

  func apply(_ event: UIEvent, to element: Element, of page: Page) {
    page.host.document.announceAll()
    guard element.accepts(event.type) else { return }
    var event = event
    event.target = element.id
    _ = page.host.handle(event)
    page.host.renderIfNeeded()
  }

  /// - Returns: the last task that was added before the event; `nil` if the session has ended.
  private func send(_ type: String, to element: Element) async -> Int? {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page else { return nil }
    let position = page.host.tasks.position
    apply(UIEvent(type: type, target: element.id), to: element, of: page)
    render(page)
    return position
  }

  /// Waits for the tasks that were added after `position`, outside of turns, and for those that their changes start.
  private func finishTasks(after position: Int, within limit: Duration) async {
    guard let tasks = page?.host.tasks, tasks.runs(after: position) else { return }
    let timer = Task(executorPreference: account) {
      [weak self, end = configuration.startTimer(limit)] in
      try await end()
      await self?.stopWaitingForTasks()
    }
    defer { timer.cancel() }
    while await tasks.wait(after: position) {
      if !line.enter() { await waitForTurn() }
      if let page { render(page) }
      endTurn()
      if !tasks.runs(after: position) { return }
    }
  }

  private func stopWaitingForTasks() { page?.host.tasks.stopWaiting() }
}
