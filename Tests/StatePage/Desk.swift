import Foundation
import Trellis

/// A title, rows and a log in a file that outlives the server: the first line of the file is the title, the
/// second has the rows, and each further line is an action.
final class Desk {
  private let path: String
  private var draft = ""
  private var reported = "nothing"
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    path = ProcessInfo.processInfo.environment["DESK"] ?? "/dev/null"
    self.onChange = onChange
    draft = lines[0]
  }

  private var lines: [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.count < 2 ? ["A", "a,b"] : lines
  }

  private func write(_ lines: [String]) {
    try? lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    onChange()
  }

  private func note(_ entry: String) { write(lines + [entry]) }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      TextFieldComponent(text: lines[0], label: "Title", delay: 0) { [self] in draft = $0 }
      ButtonComponent("Save", attributes: [.attribute("data-do", "save")]) { [self] in
        var lines = lines
        lines[0] = draft
        write(lines)
      }
      ButtonComponent("Note", attributes: [.attribute("data-do", "note")]) { [self] in note("note")
      }
      for row in lines[1].split(separator: ",") {
        DeskRow(String(row)) { [self] in note("\(row) \($0)") }
      }
      ViewComponent(
        "input",
        attributes: [
          .attribute("type", "number"), .attribute("aria-label", "Estimate"),
          .listener(
            "input", ListenerOptions(flags: .value),
            Action { [self] in tell($0.hasBadInput ? "no number" : "number \($0.value ?? "")") }),
        ], size: ComponentSize(width: 240, height: 28))
      ViewComponent(
        "select",
        attributes: [
          .attribute("multiple", ""), .attribute("aria-label", "Colours"),
          .listener(
            "change", ListenerOptions(flags: .value),
            Action { [self] in tell($0.values.joined(separator: " and ")) }),
        ], size: ComponentSize(width: 240, height: 60),
        child: FlexboxComponent(.column) {
          for colour in ["red", "green", "blue"] {
            ViewComponent(
              "option", attributes: [.text(colour)], size: ComponentSize(width: 200, height: 18))
          }
        })
      TextComponent("Reported \(reported)", attributes: [.attribute("data-reported", reported)])
    }
  }

  private func tell(_ text: String) {
    reported = text
    onChange()
  }
}

/// A row with a field that has the same name in all rows.
private final class DeskRow: RenderComponent<Void> {
  private let name: String
  private let onInput: (String) -> Void

  init(_ name: String, onInput: @escaping (String) -> Void) {
    self.name = name
    self.onInput = onInput
    super.init(identifier: name)
  }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(.row, view: ViewConfiguration("li"), spacing: 8) {
      TextFieldComponent(
        text: "", label: "Quantity", delay: 0,
        attributes: [.attribute("name", "qty"), .attribute("data-row", name)], onInput: onInput)
    }
  }
}
