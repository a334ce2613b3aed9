import TrellisComponents
import TrellisDOM
import TrellisHosting

extension Session {
  /// The maximum time of the tasks started by the fields of a post, such as the search of a combo box.
  private static let fieldLimit = Duration.seconds(3)
  /// The maximum time of a form's action; after it, the page is sent in its current state.
  private static let actionLimit = Duration.seconds(10)

  /// The result of a posted form.
  enum PostResult {
    /// The page has moved to another address, as an absolute path with the query.
    case moved(String)
    /// The form was submitted, and the page is at the same address.
    case submitted
    /// The page has no such form.
    case unknownForm
  }

  /// A form whose fields were entered.
  private struct EnteredForm {
    let element: Element
    let files: [AdmittedFile]
    /// The address of the page.
    let start: String
    /// The position in the page's tasks before the fields were entered.
    let position: Int
  }

  /// Enters the fields of a post into the controls of its form, like the events of a tab, and submits the form.
  ///
  /// No tab has attached yet. A tab that attaches later gets the whole tree.
  ///
  /// - Returns: `nil` if the session has ended meanwhile.
  func submit(_ post: FormPost) async -> PostResult? {
    guard let form = await enter(post) else { return isEnded ? nil : .unknownForm }
    await store(form.files)
    await finishTasks(after: form.position, within: Self.fieldLimit)
    let position = await turn { page in
      let position = page.host.tasks.position
      page.apply(UIEvent(type: "submit", target: form.element.id), to: form.element)
      render(page)
      return position
    }
    guard let position else { return nil }
    await finishTasks(after: position, within: Self.actionLimit)
    return await turn { page in
      render(page)
      if let file = page.offeredFile { return .moved(file) }
      if page.isLeaving || page.target != form.start { return .moved(page.target) }
      page.uploads.files.hold(form.files.map(\.number), for: identity)
      return .submitted
    }
  }

  /// The HTML of the page after a form was submitted.
  ///
  /// - Parameters:
  ///   - address: the address that the browser shows, with the token. An attaching tab replaces it by the page's
  ///     address.
  ///   - target: the address to which the form was posted.
  ///   - height: the height of the window in CSS px; `nil` if it is unknown.
  /// - Returns: `nil` if the session has ended, or if it was opened at another address.
  func resultPage(
    at address: String, of target: String, inHeight height: Double?
  ) async -> FirstPage? {
    await turn { page in
      guard self.target == target else { return nil }
      render(page)
      let shown = page.target
      page.host.document.clientNavigated(to: address)
      page.host.document.navigate(to: shown, replacing: true)
      return FirstPage(page, inHeight: height)
    } ?? nil
  }

  /// - Returns: `nil` if there is no such form, or if the session has ended.
  private func enter(_ post: FormPost) async -> EnteredForm? {
    await turn { page in
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
        page.apply(entry.event, to: entry.element)
        // The user has left the field to press the button.
        let blur = UIEvent(type: "blur", target: entry.element.id, key: UIEvent.postedKey)
        page.apply(blur, to: entry.element)
      }
      let files = FormFiles(page: page, identity: identity).announce(post, to: form)
      render(page)
      return EnteredForm(
        element: form, files: files, start: page.target, position: position)
    } ?? nil
  }

  /// Stores the content of admitted files, and reports them to their controls.
  func store(_ files: [AdmittedFile]) async {
    guard !files.isEmpty, let uploads = await turn({ $0.uploads.files }) else { return }
    for file in files { uploads.store(file) }
    await turn { page in
      page.host.wake()
      page.run { for file in files { page.uploads.report(file.number) } }
      page.host.renderIfNeeded()
      render(page)
    }
  }

  /// Waits, outside of turns, for the tasks added after `position`, including the tasks that their changes start.
  private func finishTasks(after position: Int, within limit: Duration) async {
    guard let tasks, tasks.runs(after: position) else { return }
    let timer = Task(executorPreference: account) {
      [weak self, end = configuration.startTimer(limit)] in
      try await end()
      await self?.stopWaitingForTasks()
    }
    defer { timer.cancel() }
    while await tasks.wait(after: position) {
      await turn { render($0) }
      if !tasks.runs(after: position) { return }
    }
  }

  private func stopWaitingForTasks() { tasks?.stopWaiting() }
}

extension Page {
  /// Applies an event of a posted form.
  func apply(_ event: UIEvent, to element: Element) {
    host.document.announceAll()
    guard element.accepts(event.type) else { return }
    var event = event
    event.target = element.id
    _ = host.handle(event)
    host.renderIfNeeded()
  }
}
