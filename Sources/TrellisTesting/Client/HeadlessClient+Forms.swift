import TrellisDOM

extension HeadlessClient {
  /// The form of a control, or the form itself.
  func form(of node: Node) -> Node? {
    if let id = node.attributes["form"] {
      return replica.first { $0.attributes["id"] == id && $0.tag == "form" }
    }
    return node.selfAndAncestors.first { $0.tag == "form" }
  }

  /// The controls of a form, in document order.
  private func controls(of form: Node) -> [Node] {
    replica.root.allDescendants.filter {
      ["button", "input", "select", "textarea"].contains($0.tag) && self.form(of: $0) === form
    }
  }

  /// The entries that the form submits, without files.
  ///
  /// Source: HTML, “Constructing the entry list”.
  func fields(of form: Node) -> [UIEvent.Field] {
    controls(of: form).flatMap { control -> [UIEvent.Field] in
      guard let name = control.attributes["name"], !name.isEmpty, !control.isDisabled else {
        return []
      }
      switch control.tag {
      case "button": return []
      case "select":
        return chosenOptions(of: control).map { .init(name: name, value: $0.optionValue) }
      case "textarea": return [.init(name: name, value: submittedValue(of: control))]
      default: break
      }
      switch control.attributes["type"] {
      case "button", "file", "image", "reset", "submit": return []
      case "checkbox", "radio":
        guard control.checkedness == true else { return [] }
        return [.init(name: name, value: control.attributes["value"] ?? "on")]
      case "hidden": return [.init(name: name, value: control.attributes["value"] ?? "")]
      default:
        let isBad = hasBadInput(control)
        return [.init(name: name, value: submittedValue(of: control), hasBadInput: isBad)]
      }
    }
  }

  /// The value of a text field for the server; empty for a text that is not valid for the field's type.
  func submittedValue(of field: Node) -> String {
    hasBadInput(field) ? "" : field.fieldValue ?? field.attributes["value"] ?? ""
  }

  func hasBadInput(_ field: Node) -> Bool {
    guard field.tag == "input", field.attributes["type"] == "number" else { return false }
    let value = field.fieldValue ?? ""
    return !value.isEmpty && Double(value) == nil
  }

  /// Submits a form as its button does.
  func submit(_ key: UInt32) throws {
    guard let node = node(key), let form = form(of: node) else {
      throw ActionError("Cannot submit: the element is in no form")
    }
    submitImplicitly(form)
  }

  /// Submits a form by its first button, as the key Enter does.
  func submitImplicitly(_ form: Node) {
    let button = controls(of: form).first { control in
      let type = control.attributes["type"] ?? (control.tag == "button" ? "submit" : "text")
      return (control.tag == "button" || control.tag == "input")
        && (type == "submit" || type == "image")
    }
    if let button {
      if !button.isDisabled { activate(button) }
    } else {
      submit(form, by: nil)
    }
  }

  func submit(_ form: Node, by button: Node?) {
    let isChecked =
      form.attributes["novalidate"] == nil && button?.attributes["formnovalidate"] == nil
    if isChecked,
      let invalid = controls(of: form).first(where: {
        $0.attributes["required"] != nil && !$0.isDisabled && ($0.fieldValue ?? "").isEmpty
          && $0.checkedness != true
      })
    {
      dispatch("invalid", on: invalid)
      return moveFocus(to: invalid)
    }
    if let focus, let node = replica.node(focus) { commit(node) }
    let isHandled = dispatch("submit", on: form)
    guard !isHandled, (form.attributes["method"] ?? "get").lowercased() == "get" else { return }
    // Without a listener, the browser loads the form's address.
    let path = form.attributes["action"] ?? String(history.current.prefix { $0 != "?" })
    let query = fields(of: form).map { "\($0.name.queryEncoded)=\($0.value.queryEncoded)" }
    load = path.prefix { $0 != "?" } + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension String {
  /// The text in the encoding of HTML forms.
  fileprivate var queryEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "*"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case 32: result += "+"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
