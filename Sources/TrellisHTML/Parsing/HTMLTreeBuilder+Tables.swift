import CLibXML2

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.6.4.9–15.

  mutating func inTable(_ token: HTMLToken) {
    switch token {
    case .text where open.last?.isHTML(HTMLTag.Group.tableParts.union([.template])) == true:
      tableText = []
      originalMode = mode
      mode = .inTableText
      inTableText(token)
      return
    case .comment(let comment):
      insertComment(comment)
      return
    case .doctype:
      parseError("Unexpected doctype")
      return
    case .endOfFile:
      inBody(token)
      return
    case .start(let tag): if startInTable(tag, token) { return }
    case .end(let tag):
      switch tag.tag {
      case .table:
        guard open.hasInScope(.table, .tableScope) else {
          unexpected(tag)
          return
        }
        open.pop(through: .table)
        resetMode()
        return
      case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
        unexpected(tag)
        return
      case .template:
        inHead(token)
        return
      default: break
      }
    default: break
    }
    parseError("Unexpected content of a table")
    putsBeforeTable = true
    inBody(token)
    putsBeforeTable = false
  }

  private mutating func clearToTable() { open.pop(to: .tableScope) }

  /// Processes the start tag if it belongs to a table; returns whether it does.
  private mutating func startInTable(_ tag: HTMLToken.Tag, _ token: HTMLToken) -> Bool {
    switch tag.tag {
    case .caption:
      clearToTable()
      formatting.append(Formatting())
      insert(tag)
      mode = .inCaption
    case .colgroup:
      clearToTable()
      insert(tag)
      mode = .inColumnGroup
    case .col:
      clearToTable()
      insertImplied("colgroup")
      mode = .inColumnGroup
      dispatch(token)
    case .tbody, .tfoot, .thead:
      clearToTable()
      insert(tag)
      mode = .inTableBody
    case .td, .th, .tr:
      clearToTable()
      insertImplied("tbody")
      mode = .inTableBody
      dispatch(token)
    case .table:
      parseError("A table directly in a table")
      guard open.hasInScope(.table, .tableScope) else { return true }
      open.pop(through: .table)
      resetMode()
      dispatch(token)
    case .style, .script, .template: inHead(token)
    case .input:
      guard tag.value("type")?.lowercased() == "hidden" else { return false }
      insertVoid(tag)
    case .form:
      parseError("A form in a table")
      guard !open.has(.template), form == nil else { return true }
      form = insert(tag).node
      open.pop()
    default: return false
    }
    return true
  }

  mutating func inTableText(_ token: HTMLToken) {
    if case .text(let text) = token {
      tableText += text.filter { $0 != 0 }
      return
    }
    let text = tableText
    tableText = []
    mode = originalMode
    if text.allSatisfy(HTMLTokenizer.isSpace) {
      insertText(text)
    } else {
      parseError("Text in a table")
      putsBeforeTable = true
      inBody(.text(text))
      putsBeforeTable = false
    }
    dispatch(token)
  }

  mutating func inCaption(_ token: HTMLToken) {
    switch token {
    case .end(let tag) where tag.tag == .caption: endCaption(tag)
    case .start(let tag)
    where tag.isOne(of: [.caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr]):
      if endCaption(tag) { dispatch(token) }
    case .end(let tag) where tag.tag == .table: if endCaption(tag) { dispatch(token) }
    case .end(let tag)
    where tag.isOne(of: [.body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr]):
      unexpected(tag)
    default: inBody(token)
    }
  }

  @discardableResult
  private mutating func endCaption(_ tag: HTMLToken.Tag) -> Bool {
    guard open.hasInScope(.caption, .tableScope) else {
      parseError("Unexpected tag: \(tag.name)")
      return false
    }
    open.popImplied()
    open.pop(through: .caption)
    clearFormatting()
    mode = .inTable
    return true
  }

  mutating func inColumnGroup(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text): insertText(text)
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .start(let tag) where tag.tag == .col: insertVoid(tag)
    case .end(let tag) where tag.tag == .colgroup:
      guard open.last?.isHTML(.colgroup) == true else {
        unexpected(tag)
        return
      }
      open.pop()
      mode = .inTable
    case .end(let tag) where tag.tag == .col: unexpected(tag)
    case .start(let tag) where tag.tag == .template: inHead(token)
    case .end(let tag) where tag.tag == .template: inHead(token)
    case .endOfFile: inBody(token)
    default:
      guard open.last?.isHTML(.colgroup) == true else {
        parseError("Unexpected content of a column group")
        return
      }
      open.pop()
      mode = .inTable
      dispatch(token)
    }
  }

  mutating func inTableBody(_ token: HTMLToken) {
    let scope: HTMLTag.Group = [.tbody, .tfoot, .thead, .template, .html]
    switch token {
    case .start(let tag) where tag.tag == .tr:
      open.pop(to: scope)
      insert(tag)
      mode = .inRow
    case .start(let tag) where tag.tag == .th || tag.tag == .td:
      parseError("A cell directly in a table body")
      open.pop(to: scope)
      insertImplied("tr")
      mode = .inRow
      dispatch(token)
    case .end(let tag) where tag.isOne(of: .tableBodies):
      guard open.hasInScope(tag.tag, .tableScope) else {
        unexpected(tag)
        return
      }
      open.pop(to: scope)
      open.pop()
      mode = .inTable
    case .start(let tag)
    where tag.isOne(of: [.caption, .col, .colgroup, .tbody, .tfoot, .thead]):
      endTableBody(tag, token)
    case .end(let tag) where tag.tag == .table: endTableBody(tag, token)
    case .end(let tag)
    where tag.isOne(of: [.body, .caption, .col, .colgroup, .html, .td, .th, .tr]):
      unexpected(tag)
    default: inTable(token)
    }
  }

  private mutating func endTableBody(_ tag: HTMLToken.Tag, _ token: HTMLToken) {
    guard open.hasInScope(.tableBodies, .tableScope) else {
      parseError("Unexpected tag: \(tag.name)")
      return
    }
    open.pop(to: [.tbody, .tfoot, .thead, .template, .html])
    open.pop()
    mode = .inTable
    dispatch(token)
  }

  mutating func inRow(_ token: HTMLToken) {
    switch token {
    case .start(let tag) where tag.tag == .th || tag.tag == .td:
      open.pop(to: [.tr, .template, .html])
      insert(tag)
      mode = .inCell
      formatting.append(Formatting())
    case .end(let tag) where tag.tag == .tr: endRow(tag)
    case .start(let tag)
    where tag.isOne(of: [.caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr]):
      if endRow(tag) { dispatch(token) }
    case .end(let tag) where tag.tag == .table: if endRow(tag) { dispatch(token) }
    case .end(let tag) where tag.isOne(of: .tableBodies):
      guard open.hasInScope(tag.tag, .tableScope) else {
        unexpected(tag)
        return
      }
      if endRow(tag) { dispatch(token) }
    case .end(let tag) where tag.isOne(of: [.body, .caption, .col, .colgroup, .html, .td, .th]):
      unexpected(tag)
    default: inTable(token)
    }
  }

  @discardableResult
  private mutating func endRow(_ tag: HTMLToken.Tag) -> Bool {
    guard open.hasInScope(.tr, .tableScope) else {
      parseError("Unexpected tag: \(tag.name)")
      return false
    }
    open.pop(to: [.tr, .template, .html])
    open.pop()
    mode = .inTableBody
    return true
  }

  mutating func inCell(_ token: HTMLToken) {
    switch token {
    case .end(let tag) where tag.tag == .td || tag.tag == .th:
      guard open.hasInScope(tag.tag, .tableScope) else {
        unexpected(tag)
        return
      }
      open.popImplied()
      open.pop(through: tag.tag)
      clearFormatting()
      mode = .inRow
    case .start(let tag)
    where tag.isOne(of: [.caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr]):
      guard open.hasInScope([.td, .th], .tableScope) else {
        parseError("Unexpected tag: \(tag.name)")
        return
      }
      endCell()
      dispatch(token)
    case .end(let tag) where tag.isOne(of: [.body, .caption, .col, .colgroup, .html]):
      unexpected(tag)
    case .end(let tag) where tag.isOne(of: .tableParts):
      guard open.hasInScope(tag.tag, .tableScope) else {
        unexpected(tag)
        return
      }
      endCell()
      dispatch(token)
    default: inBody(token)
    }
  }

  private mutating func endCell() {
    open.popImplied()
    open.pop(through: [.td, .th])
    clearFormatting()
    mode = .inRow
  }
}
