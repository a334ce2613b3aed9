import Foundation
import TrellisDOM

/// A tab of a real browser, driven by WebDriver. Each tab has a separate session, so that tabs have different users.
actor BrowserDriver: TabDriver {
  nonisolated let isBrowser = true
  private let process: BrowserProcess
  private let client: WebDriverClient
  private let session: String
  private let isChromium: Bool
  private let origin: String
  private var screen: TestScreen
  private var openingStatus = 0
  private var isClosed = false
  /// The folders of uploaded files; kept until the tab is closed, because the browser may read them.
  private var uploads: [URL] = []

  /// Opens an address of the site at `port`.
  ///
  /// - Throws: ``SiteError`` without the browser; `WebDriverError` for refused commands.
  static func open(
    _ address: String, at port: Int, browser: String, screen: TestScreen,
    headers: [(name: String, value: String)], cookie: (name: String, value: String)? = nil
  ) async throws -> BrowserDriver {
    let process = try BrowserProcess.of(browser)
    let (client, id) = try await process.session(textScale: screen.textScale)
    let driver = BrowserDriver(
      process, client, id, isChromium: process.kind == .chromium, port: port, screen: screen)
    try await driver.start(address, headers, cookie)
    return driver
  }

  private init(
    _ process: BrowserProcess, _ client: WebDriverClient, _ session: String, isChromium: Bool,
    port: Int, screen: TestScreen
  ) {
    self.process = process
    self.client = client
    self.session = session
    self.isChromium = isChromium
    self.screen = screen
    origin = "http://127.0.0.1:\(port)"
  }

  deinit {
    guard !isClosed else { return }
    let (process, session, scale, client) = (process, session, screen.textScale, client)
    let uploads = uploads
    Task {
      _ = try? await client.send("POST", "session/\(session)/url", "{\"url\":\"about:blank\"}")
      await process.release(session, textScale: scale)
      for folder in uploads { try? FileManager.default.removeItem(at: folder) }
    }
  }

  private func start(
    _ address: String, _ headers: [(name: String, value: String)],
    _ cookie: (name: String, value: String)?
  ) async throws {
    try await emulate(headers)
    if let cookie {
      // A cookie can be set for the site of the document only.
      try await send("POST", "url", "{\"url\":\((origin + "/healthz").jsonText)}")
      try await send(
        "POST", "cookie",
        "{\"cookie\":{\"name\":\(cookie.name.jsonText),\"value\":\(cookie.value.jsonText),"
          + "\"path\":\"/\",\"httpOnly\":true}}")
    }
    try await open(address)
  }

  // MARK: Commands

  @discardableResult
  private func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> Data {
    try await client.send(method, "session/\(session)/\(path)", body)
  }

  /// Sends a command of the DevTools protocol; does nothing in other browsers than Chromium.
  private func command(_ name: String, _ parameters: String) async throws {
    guard isChromium else { return }
    try await send(
      "POST", "goog/cdp/execute", "{\"cmd\":\(name.jsonText),\"params\":\(parameters)}")
  }

  private func run<Value: Decodable>(
    _ script: String, _ arguments: [String] = [], as type: Value.Type, isAsync: Bool = false
  ) async throws -> Value {
    let body = "{\"script\":\(script.jsonText),\"args\":[\(arguments.joined(separator: ","))]}"
    let data = try await send("POST", isAsync ? "execute/async" : "execute/sync", body)
    return try JSONDecoder().decode(WebDriverValue<Value>.self, from: data).value
  }

  private func emulate(_ headers: [(name: String, value: String)]) async throws {
    try await command(
      "Page.addScriptToEvaluateOnNewDocument", "{\"source\":\(BrowserScripts.counter.jsonText)}")
    var fields = headers
    if !screen.languages.isEmpty {
      fields.append(("Accept-Language", screen.languages.joined(separator: ",")))
    }
    let list = fields.map { "\($0.name.jsonText):\($0.value.jsonText)" }.joined(separator: ",")
    try await command("Network.enable", "{}")
    try await command("Network.clearBrowserCookies", "{}")
    try await command("Network.setExtraHTTPHeaders", "{\"headers\":{\(list)}}")
    if let zone = screen.timeZone {
      try await command("Emulation.setTimezoneOverride", "{\"timezoneId\":\(zone.jsonText)}")
    }
    try await resize()
  }

  private func resize() async throws {
    guard isChromium else {
      let size = "{\"width\":\(Int(screen.width)),\"height\":\(Int(screen.height))}"
      try await send("POST", "window/rect", size)
      return
    }
    try await command(
      "Emulation.setDeviceMetricsOverride",
      "{\"width\":\(Int(screen.width)),\"height\":\(Int(screen.height)),\"deviceScaleFactor\":1,"
        + "\"mobile\":\(screen.isTouch)}")
    // Scroll bars would make pages narrower than their screen.
    try await command("Emulation.setScrollbarsHidden", "{\"hidden\":true}")
    try await command(
      "Emulation.setTouchEmulationEnabled", "{\"enabled\":\(screen.isTouch)}")
    try await command(
      "Emulation.setEmulatedMedia",
      "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"\(screen.isDark ? "dark" : "light")\"},"
        + "{\"name\":\"prefers-reduced-motion\",\"value\":\"\(screen.reducesMotion ? "reduce" : "no-preference")\"}]}"
    )
  }

  private func open(_ address: String) async throws {
    try await send("POST", "url", "{\"url\":\((origin + address).jsonText)}")
    if !isChromium {
      _ = try await run("\(BrowserScripts.counter) return true;", as: Bool.self)
    }
    try await settle()
  }

  // MARK: Driver

  func settle() async throws { try await settle(afterDelays: false) }

  private func settle(afterDelays waits: Bool) async throws {
    for attempt in 1...5 {
      do {
        _ = try await run(BrowserScripts.settle, ["\(waits)"], as: Bool.self, isAsync: true)
        return
      } catch let error where attempt < 5 && "\(error)".contains("script timeout") {
        // The script ends with its document if the browser loads another one.
      }
    }
  }

  func tree() async throws -> PageTree {
    let text = try await run(BrowserScripts.tree, as: String.self)
    let page = try JSONDecoder().decode(BrowserPage.self, from: Data(text.utf8))
    openingStatus = page.status
    return page.tree(isDark: screen.isDark)
  }

  func isBusy() -> Bool { true }
  func takePatches() -> TestPatches? { nil }
  func status() async -> Int {
    if openingStatus == 0 { _ = try? await tree() }
    return openingStatus
  }

  func close() async {
    guard !isClosed else { return }
    isClosed = true
    _ = try? await send("POST", "url", "{\"url\":\"about:blank\"}")
    await process.release(session, textScale: screen.textScale)
    for folder in uploads { try? FileManager.default.removeItem(at: folder) }
  }

  func perform(_ action: TabAction) async throws {
    var waits = false
    switch action {
    case .click(let key, let count): try await click(key, count)
    case .type(let key, let text):
      try await write(text, into: key, replacing: false)
      waits = true
    case .fill(let key, let text):
      try await write(text, into: key, replacing: true)
      waits = true
    case .press(let keys):
      for key in keys { try await press(key) }
      waits = true
    case .focus(let key):
      _ = try await run(BrowserScripts.focus, [try await reference(key)], as: Bool.self)
    case .select(let key, let choices):
      let arguments = [try await reference(key)] + choices.map(\.jsonText)
      if let problem = try await run(BrowserScripts.select, arguments, as: String?.self) {
        throw ActionError(problem)
      }
    case .hover(let key): try await pointer([move(to: try await reference(key))])
    case .drag(let source, let destination):
      let (from, to) = (try await reference(source), try await reference(destination))
      try await pointer([
        move(to: from), Self.down, move(to: from, x: 5), move(to: to), move(to: to, x: 3), Self.up,
      ])
    case .pan(let key, let x, let y):
      let half = move(to: "\"pointer\"", x: Int(x / 2), y: Int(y / 2))
      try await pointer([move(to: try await reference(key)), Self.down, half, half, Self.up])
    case .upload(let key, let files): try await upload(files, to: key)
    case .submit(let key):
      let script =
        "(arguments[0].form ?? arguments[0].closest('form')).requestSubmit(); return true;"
      _ = try await run(script, [try await reference(key)], as: Bool.self)
    case .scroll(let key, let left, let top):
      let script = "(arguments[0] ?? window).scrollTo(arguments[1], arguments[2]); return true;"
      let target = if let key { try await reference(key) } else { "null" }
      _ = try await run(script, [target, left.plain, top.plain], as: Bool.self)
    case .resize(let new):
      screen = new
      try await resize()
      try await Task.sleep(for: .milliseconds(200))
    case .back: try await send("POST", "back")
    case .forward: try await send("POST", "forward")
    case .reload: try await send("POST", "refresh")
    case .open(let address): return try await open(address)
    }
    try await settle(afterDelays: waits)
  }

  // MARK: Actions

  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  /// The WebDriver reference to an element of the last tree, as JSON.
  private func reference(_ key: UInt32) async throws -> String {
    "{\"\(Self.elementKey)\":\(try await identifier(key).jsonText)}"
  }

  private func identifier(_ key: UInt32) async throws -> String {
    let script =
      "const element = window.__trellisNodes?.[arguments[0]];"
      + "return element?.isConnected ? element : null;"
    let found = try await run(script, ["\(key - 1)"], as: [String: String]?.self)
    guard let id = found?[Self.elementKey] else {
      throw ActionError("Cannot act on the element: it has been removed")
    }
    return id
  }

  private func click(_ key: UInt32, _ count: Int) async throws {
    let id = try await identifier(key)
    if count > 1 {
      let presses = Array(repeating: [Self.down, Self.up], count: count).flatMap { $0 }
      return try await pointer([move(to: "{\"\(Self.elementKey)\":\(id.jsonText)}")] + presses)
    }
    do {
      try await send("POST", "element/\(id)/click")
    } catch let error as WebDriverError
      where error.code == "element not interactable" || error.code == "element click intercepted"
    {
      // A field may be invisible, with another element of its control shown instead.
      let script = """
        const element = arguments[0];
        const label = element.labels?.[0];
        if (!label || element.disabled || element.closest("[inert],[hidden]")) return false;
        element.focus();
        element.click();
        return true;
        """
      let isDone = try await run(
        script, ["{\"\(Self.elementKey)\":\(id.jsonText)}"], as: Bool.self)
      if !isDone { throw ActionError("Cannot click the element: \(error.message.cut(to: 200))") }
    }
  }

  private func write(_ text: String, into key: UInt32, replacing: Bool) async throws {
    let id = try await identifier(key)
    let element = "{\"\(Self.elementKey)\":\(id.jsonText)}"
    let type = try await run("return arguments[0].type ?? '';", [element], as: String.self)
    if ["color", "date", "datetime-local", "month", "range", "time", "week"].contains(type) {
      _ = try await run(
        BrowserScripts.setValue + "return true;", [element, text.jsonText], as: Bool.self)
      return
    }
    if replacing {
      if try await run(BrowserScripts.selectAll, [element], as: Bool.self) {
        try await press(.backspace)
      }
    } else {
      _ = try await run(BrowserScripts.focus, [element], as: Bool.self)
    }
    if !text.isEmpty {
      try await send("POST", "element/\(id)/value", "{\"text\":\(text.jsonText)}")
    }
  }

  private func press(_ key: Key) async throws {
    let held = key.modifiers.map { Key.webDriverCodes[$0.rawValue.capitalized] ?? "" }.sorted()
    let code = Key.webDriverCodes[key.name] ?? key.name
    let steps =
      held.map { "{\"type\":\"keyDown\",\"value\":\($0.jsonText)}" }
      + ["keyDown", "keyUp"].map { "{\"type\":\"\($0)\",\"value\":\(code.jsonText)}" }
      + held.map { "{\"type\":\"keyUp\",\"value\":\($0.jsonText)}" }
    try await send(
      "POST", "actions",
      "{\"actions\":[{\"type\":\"key\",\"id\":\"keyboard\",\"actions\":[\(steps.joined(separator: ","))]}]}"
    )
  }

  private static let down = "{\"type\":\"pointerDown\",\"button\":0}"
  private static let up = "{\"type\":\"pointerUp\",\"button\":0}"

  private func move(to element: String, x: Int = 0, y: Int = 0) -> String {
    "{\"type\":\"pointerMove\",\"duration\":20,\"x\":\(x),\"y\":\(y),\"origin\":\(element)}"
  }

  private func pointer(_ steps: [String]) async throws {
    try await send(
      "POST", "actions",
      "{\"actions\":[{\"type\":\"pointer\",\"id\":\"mouse\",\"parameters\":{\"pointerType\":\"mouse\"},"
        + "\"actions\":[\(steps.joined(separator: ","))]}]}")
  }

  private func upload(_ files: [TestFile], to key: UInt32) async throws {
    let found = try await run(
      BrowserScripts.fileField, [try await reference(key)], as: [String: String]?.self)
    guard let id = found?[Self.elementKey] else {
      throw ActionError("Cannot upload: the element is no field for files")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-\(UUID().uuidString)")
    uploads.append(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try files.map { file in
      let url = folder.appendingPathComponent(file.name.replacingOccurrences(of: "/", with: "_"))
      try Data(file.bytes).write(to: url)
      return url.path
    }
    try await send(
      "POST", "element/\(id)/value", "{\"text\":\(paths.joined(separator: "\n").jsonText)}")
  }
}

/// The result of the script that reads a page.
private struct BrowserPage: Decodable {
  struct Node: Decodable {
    let p: Int
    let g: String
    let a: [String: String]?
    let s: [String: String]?
    let t: String?
    let e: Int
    let f: [Double]?
    let v: String?
    let c: Bool?
    let h: Bool?
    let m: Bool?
    let i: Bool?
    let o: String?
    let b: String?
    let z: Double?
    let w: Bool?
  }

  let nodes: [Node]
  let focus: UInt32?
  let title: String
  let address: String
  let status: Int

  /// The tree; the keys of its elements are their indexes, from 1.
  func tree(isDark: Bool) -> PageTree {
    let made = nodes.enumerated().map { index, node in
      var one = PageTree.Node()
      one.key = UInt32(index + 1)
      one.tag = node.g
      one.attributes = node.a ?? [:]
      one.styles = node.s ?? [:]
      one.text = node.t
      one.parent = node.p
      one.end = node.e
      if let f = node.f, f.count == 4 {
        one.frame = Frame(left: f[0], top: f[1], width: f[2], height: f[3])
      }
      one.value = node.v
      one.isChecked = node.c
      one.isHidden = node.h ?? false
      one.isModal = node.m ?? false
      one.isInline = node.i ?? false
      (one.color, one.background) = (node.o, node.b)
      (one.fontSize, one.isBold) = (node.z, node.w ?? false)
      return one
    }
    return PageTree(
      made, focusKey: focus.map { $0 + 1 }, title: title, address: address, isDark: isDark)
  }
}
