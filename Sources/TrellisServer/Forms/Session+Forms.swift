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
    case page(FirstPage)
    /// The page has no such form.
    case unknownForm
  }

  /// Enters the fields of a post into the controls of its form, as the events of a tab would, and submits the form.
  ///
  /// No tab has attached yet; one that attaches gets the whole tree.
  ///
  /// - Parameter height: the height of the window in CSS px; `nil` if it is unknown.
  /// - Returns: `nil` if the session has ended meanwhile.
  func submit(_ post: FormPost, inHeight height: Double?) async -> PostResult? {
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
    return .page(FirstPage(page, inHeight: height))
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
      // The user has left the field.
      apply(UIEvent(type: "blur", target: entry.element.id), to: entry.element, of: page)
    }
    let files = announce(post.files, to: form, of: page)
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

  /// Waits for the tasks that were added after `position`, outside of turns.
  private func finishTasks(after position: Int, within limit: Duration) async {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end, page?.host.tasks.runs(after: position) == true {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }
}
