import CLibXML2

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.4.1 and §13.2.6.4.16–22.

  /// Resets the insertion mode according to the open elements.
  mutating func resetMode() {
    for index in open.list.indices.reversed() {
      open.steps += 1
      let isRoot = index == 0
      let element = isRoot ? context ?? open.list[index] : open.list[index]
      guard element.space == .html else { continue }
      switch element.tag {
      case .td, .th:
        if !isRoot {
          mode = .inCell
          return
        }
      case .tr:
        mode = .inRow
        return
      case .tbody, .thead, .tfoot:
        mode = .inTableBody
        return
      case .caption:
        mode = .inCaption
        return
      case .colgroup:
        mode = .inColumnGroup
        return
      case .table:
        mode = .inTable
        return
      case .template:
        mode = templateModes.last ?? .inTemplate
        return
      case .head:
        if !isRoot {
          mode = .inHead
          return
        }
      case .body:
        mode = .inBody
        return
      case .frameset:
        mode = .inFrameset
        return
      case .html:
        mode = head == nil ? .beforeHead : .afterHead
        return
      default: break
      }
    }
    mode = .inBody
  }

  mutating func inTemplate(_ token: HTMLToken) {
    switch token {
    case .text, .comment, .doctype: inBody(token)
    case .start(let tag):
      let next: Mode
      switch tag.tag {
      case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
        inHead(token)
        return
      case .caption, .colgroup, .tbody, .tfoot, .thead: next = .inTable
      case .col: next = .inColumnGroup
      case .tr: next = .inTableBody
      case .td, .th: next = .inRow
      default: next = .inBody
      }
      templateModes[templateModes.count - 1] = next
      mode = next
      dispatch(token)
    case .end(let tag):
      if tag.tag == .template { inHead(token) } else { unexpected(tag) }
    case .endOfFile:
      guard open.has(.template) else { return }
      parseError("The element does not end: template")
      open.pop(through: .template)
      clearFormatting()
      templateModes.removeLast()
      resetMode()
      dispatch(token)
    }
  }

  mutating func afterBody(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text): inBody(token)
    case .comment(let comment): insertComment(comment, into: open.list.first?.node)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .end(let tag) where tag.tag == .html:
      if context != nil { unexpected(tag) } else { mode = .afterAfterBody }
    case .endOfFile: return
    default:
      parseError("Content after the body")
      mode = .inBody
      dispatch(token)
    }
  }

  mutating func afterAfterBody(_ token: HTMLToken) {
    switch token {
    case .comment(let comment): insertComment(comment, into: root)
    case .doctype: inBody(token)
    case .text(let text) where isSpace(text): inBody(token)
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .endOfFile: return
    default:
      parseError("Content after the page")
      mode = .inBody
      dispatch(token)
    }
  }

  mutating func inFrameset(_ token: HTMLToken) {
    switch token {
    case .text(let text): if isSpace(text) { insertText(text) }
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag):
      switch tag.tag {
      case .html: inBody(token)
      case .frameset: insert(tag)
      case .frame: insertVoid(tag)
      case .noframes: inHead(token)
      default: parseError("Unexpected start tag: \(tag.name)")
      }
    case .end(let tag):
      guard tag.tag == .frameset, open.count > 1 else {
        unexpected(tag)
        return
      }
      open.pop()
      if context == nil, open.last?.isHTML(.frameset) != true { mode = .afterFrameset }
    case .endOfFile: return
    }
  }

  mutating func afterFrameset(_ token: HTMLToken) {
    switch token {
    case .text(let text): if isSpace(text) { insertText(text) }
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .start(let tag) where tag.tag == .noframes: inHead(token)
    case .start(let tag): parseError("Unexpected start tag: \(tag.name)")
    case .end(let tag): if tag.tag == .html { mode = .afterAfterFrameset } else { unexpected(tag) }
    case .endOfFile: return
    }
  }

  mutating func afterAfterFrameset(_ token: HTMLToken) {
    switch token {
    case .comment(let comment): insertComment(comment, into: root)
    case .doctype: inBody(token)
    case .text(let text): if isSpace(text) { inBody(token) }
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .start(let tag) where tag.tag == .noframes: inHead(token)
    case .start(let tag): parseError("Unexpected start tag: \(tag.name)")
    case .end(let tag): unexpected(tag)
    case .endOfFile: return
    }
  }
}
