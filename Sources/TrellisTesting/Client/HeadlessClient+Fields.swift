import TrellisDOM

extension HeadlessClient {
  /// Types a text at the end of a field, letter by letter.
  func type(_ text: String, into key: UInt32) throws {
    let node = try usable(key, for: "type into")
    guard node.isTextField || isSetAtOnce(node) else {
      throw ActionError("Cannot type into \(describe(node)): it is no text field")
    }
    guard node.attributes["readonly"] == nil else {
      throw ActionError("Cannot type into \(describe(node)): it is read-only")
    }
    moveFocus(to: node)
    if isSetAtOnce(node) { return set(node, to: text) }
    for letter in text {
      press(Key(letter == "\n" ? "Enter" : String(letter)), on: node)
    }
  }

  /// Replaces the value of a field.
  func fill(_ text: String, into key: UInt32) throws {
    let node = try usable(key, for: "fill")
    guard node.isTextField || isSetAtOnce(node) else {
      throw ActionError("Cannot fill \(describe(node)): it is no field with a value")
    }
    guard node.attributes["readonly"] == nil else {
      throw ActionError("Cannot fill \(describe(node)): it is read-only")
    }
    moveFocus(to: node)
    if isSetAtOnce(node) { return set(node, to: text) }
    // One edit empties the field.
    if node.fieldValue?.isEmpty == false {
      edit(node, "value", .string(""))
      dispatch("input", on: node)
    }
    for letter in text { press(Key(letter == "\n" ? "Enter" : String(letter)), on: node) }
  }

  /// Whether the value is not typed letter by letter.
  private func isSetAtOnce(_ node: Node) -> Bool {
    node.tag == "input"
      && ["color", "date", "datetime-local", "month", "range", "time", "week"].contains(
        node.attributes["type"])
  }

  /// Sets a picked value, as the user would.
  private func set(_ node: Node, to value: String) {
    edit(node, "value", .string(value))
    dispatch("input", on: node)
    dispatch("change", on: node)
    valueAtFocus = node.fieldValue
  }

  /// Inserts a letter at the end of a field.
  func insert(_ letter: String, into node: Node) {
    guard node.attributes["readonly"] == nil else { return }
    let value = (node.fieldValue ?? "") + letter
    if let limit = node.attributes["maxlength"].flatMap({ Int($0) }), value.utf16.count > limit {
      return
    }
    edit(node, "value", .string(value))
    dispatch("input", on: node)
  }

  /// Deletes the last letter of a field.
  func deleteLetter(of node: Node) {
    guard let value = node.fieldValue, !value.isEmpty, node.attributes["readonly"] == nil else {
      return
    }
    edit(node, "value", .string(String(value.dropLast())))
    dispatch("input", on: node)
  }

  /// Chooses options of a list by their texts or values.
  func select(_ choices: [String], in key: UInt32) throws {
    let node = try usable(key, for: "select in")
    guard node.tag == "select" else {
      throw ActionError("Cannot select in \(describe(node)): it is no list; click its choices")
    }
    let options = node.options
    var chosen: [Node] = []
    for choice in choices {
      let found = options.first {
        ($0.text ?? "").collapsed == choice || $0.attributes["label"] == choice
          || $0.optionValue == choice
      }
      guard let found, !found.isDisabled else {
        let names = options.map { "“\(($0.text ?? $0.optionValue).collapsed)”" }
        throw ActionError(
          "Cannot select “\(choice)” in \(describe(node)): "
            + (found == nil
              ? "the choices are \(names.joined(separator: ", "))" : "the choice is disabled"))
      }
      chosen.append(found)
    }
    moveFocus(to: node)
    choose(chosen, in: node)
  }

  func choose(_ chosen: [Node], in list: Node) {
    if list.attributes["multiple"] != nil {
      for option in list.options {
        edit(option, "selected", .bool(chosen.contains { $0 === option }))
      }
    }
    edit(list, "value", .string(chosen.first?.optionValue ?? ""))
    dispatch("input", on: list)
    dispatch("change", on: list)
  }

  func chosenOptions(of list: Node) -> [Node] {
    guard list.attributes["multiple"] != nil else { return [list.chosenOption].compactMap(\.self) }
    return list.options.filter { $0.isOn("selected", or: "selected") }
  }

  /// Sets the files of a file field.
  func upload(_ new: [TestFile], to key: UInt32) throws {
    // The field itself is often invisible, behind a button.
    guard let node = node(key) else {
      throw ActionError("Cannot upload: the element has been removed")
    }
    let control = node.selfAndAncestors.first { $0.attributes["data-upload"] != nil }
    let field =
      ([node] + node.allDescendants + (control?.allDescendants ?? [])).first {
        $0.tag == "input" && $0.attributes["type"] == "file"
      }
    if let field, field.isDisabled {
      throw ActionError("Cannot upload to \(describe(field)): it is disabled")
    }
    guard let control else {
      throw ActionError("Cannot upload to \(describe(node)): it is no field for files")
    }
    let last = Int(control.attributes["data-upload"]?.split(separator: " ").first ?? "0") ?? 0
    var key = max(last, files[control.id]?.keys.max() ?? 0)
    var records: [String] = []
    for file in new {
      key += 1
      files[control.id, default: [:]][key] = file
      records.append(
        "{\"key\":\(key),\"name\":\(file.name.jsonText),\"type\":\(file.type.jsonText),"
          + "\"size\":\(file.bytes.count)}")
    }
    sendEvent(control, "upload", [:], data: "{\"files\":[\(records.joined(separator: ","))]}")
  }

  /// The files that the server has admitted, with their upload numbers; each file is returned once.
  func consumeAdmittedFiles() -> [(number: UInt64, file: TestFile)] {
    var result: [(number: UInt64, file: TestFile)] = []
    for (id, waiting) in files {
      guard let words = replica.node(id)?.attributes["data-upload"] else { continue }
      for word in words.split(separator: " ").dropFirst() {
        let parts = word.split(separator: ":")
        guard parts.count == 2, let key = Int(parts[0]), let number = UInt64(parts[1]),
          let file = waiting[key]
        else { continue }
        files[id]?[key] = nil
        result.append((number, file))
      }
    }
    return result
  }

  func describe(_ node: Node) -> String {
    tree.element(key: node.id.rawValue)?.located ?? "<\(node.tag)>"
  }
}
