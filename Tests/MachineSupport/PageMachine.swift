import TrellisDOM
import TrellisHTML
import TrellisHosting
public import TrellisTesting

/// The states that a page reaches by events, and how it changes from one to another, as text.
///
/// From each state every event that an element listens to is sent to a new page in this state: each key that it
/// listens to, each choice, and a few texts. The text names the states and the lines of HTML that change.
@MainActor public struct PageMachine {
  private let makePage: @MainActor () -> TestPage
  private let limit: Int
  private var states: [State] = []
  private var numbers: [String: Int] = [:]

  private struct State {
    let path: [Step]
    let html: String
  }

  private struct Step {
    /// The place of the element among all of the page.
    let place: Int
    let event: UIEvent
    let text: String
  }

  /// - Parameters:
  ///   - limit: the number of states from which events are sent.
  ///   - makePage: makes a page in its first state.
  public init(limit: Int, makePage: @escaping @MainActor () -> TestPage) {
    self.limit = limit
    self.makePage = makePage
  }

  /// The states and their changes.
  public mutating func transcript() async -> String {
    let first = makePage()
    await first.finishTasks()
    let html = HTMLWriter.snapshot(first.host.document)
    states = [State(path: [], html: html)]
    numbers = [html: 0]
    var text = ""
    var number = 0
    while number < min(states.count, limit) {
      text += "state \(number)\n"
      let page = await page(after: states[number].path)
      for step in steps(on: page) { text += await change(by: step, from: number) }
      number += 1
    }
    return text
  }

  private func page(after path: [Step]) async -> TestPage {
    let page = makePage()
    await page.finishTasks()
    for step in path { _ = await send(step, to: page) }
    return page
  }

  /// Sends an event, and returns the effects of the patch that HTML cannot show; `nil` if the event is refused.
  private func send(_ step: Step, to page: TestPage) async -> String? {
    page.settle()
    _ = page.host.document.takePatch()
    var event = step.event
    event.target = page.elements[step.place].id
    let isAccepted = page.host.handle(event)
    page.host.renderIfNeeded()
    let effects = page.host.document.takePatch().operations.compactMap(Self.effect)
    await page.finishTasks()
    return isAccepted ? effects.map { "    * \($0)\n" }.joined() : nil
  }

  private static func effect(_ operation: PatchOperation) -> String? {
    switch operation {
    case .animate, .cancelAnimations, .transition, .focus, .scrollIntoView, .announce, .title, .url:
      "\(operation)"
    case .setProperty(_, let name, let value, _): "property \(name) \(value)"
    case .remove(_, let exit): exit.isEmpty ? nil : "exit \(exit)"
    default: nil
    }
  }

  private mutating func change(by step: Step, from number: Int) async -> String {
    let state = states[number]
    let page = await page(after: state.path)
    guard let effects = await send(step, to: page) else { return "  \(step.text): refused\n" }
    let html = HTMLWriter.snapshot(page.host.document)
    if html == state.html { return "  \(step.text): no change\n" + effects }
    if let known = numbers[html] { return "  \(step.text): state \(known)\n" + effects }
    numbers[html] = states.count
    states.append(State(path: state.path + [step], html: html))
    return "  \(step.text): state \(states.count - 1)\n" + effects
      + Self.difference(html, from: state.html)
  }

  private static func difference(_ new: String, from old: String) -> String {
    let (new, old) = (new.split(separator: "\n"), old.split(separator: "\n"))
    let changes = new.difference(from: old)
    func lines(_ sign: String, _ changes: [CollectionDifference<Substring>.Change]) -> String {
      changes.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): "    \(sign) \(line.trimmed)\n"
        }
      }.joined()
    }
    return lines("-", changes.removals) + lines("+", changes.insertions)
  }

  // MARK: Events

  private func steps(on page: TestPage) -> [Step] {
    var steps: [Step] = []
    for (place, element) in page.elements.enumerated() {
      for type in element.listenedEvents.sorted() {
        let name = element.accessibleName
        let label = "\(element.tag) '\(name.isEmpty ? element.attribute("role") ?? "" : name)'"
        for (event, detail) in events(type, element) {
          steps.append(Step(place: place, event: event, text: "\(type) \(label)\(detail)"))
        }
      }
    }
    return steps
  }

  private func events(_ type: String, _ element: Element) -> [(UIEvent, String)] {
    func event(_ change: (inout UIEvent) -> Void) -> UIEvent {
      var event = UIEvent(type: type, target: element.id)
      change(&event)
      return event
    }
    switch type {
    case "keydown":
      let keys = element.listener(type)?.options.keys ?? []
      return (keys.isEmpty ? ["Enter", "x"] : keys).map { key in
        (event { $0.key = key }, " \(key)")
      }
    case "input", "change":
      if ["checkbox", "radio"].contains(element.attribute("type")) {
        return [true, false].map { isOn in
          (event { $0.checked = isOn }, isOn ? " on" : " off")
        }
      }
      let values =
        element.tag == "select"
        ? element.descendants.compactMap { $0.attribute("value") } : ["", "7", "-1.5", "Pa"]
      return values.map { value in (event { $0.value = value }, " '\(value)'") }
    default:
      return [
        (
          event {
            $0.x = 5
            $0.y = 7
          }, ""
        )
      ]
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
