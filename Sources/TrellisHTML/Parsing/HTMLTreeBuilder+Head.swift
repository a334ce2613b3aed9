import CLibXML2
import TrellisBase

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.6.4.1–6 and 8.

  mutating func initial(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text): return
    case .comment(let comment): insertComment(comment, into: root)
    case .doctype(let doctype):
      insertDoctype(doctype)
      isQuirky = doctype.isQuirky
      mode = .beforeHTML
    default:
      isQuirky = true
      mode = .beforeHTML
      dispatch(token)
    }
  }

  mutating func beforeHTML(_ token: HTMLToken) {
    switch token {
    case .doctype: parseError("Unexpected doctype")
    case .text(let text) where isSpace(text): return
    case .comment(let comment): insertComment(comment, into: root)
    case .start(let tag) where tag.tag == .html:
      let element = make(tag)
      insert(element.node, at: Location(parent: root))
      open.push(element)
      mode = .beforeHead
    case .end(let tag) where !tag.isOne(of: [.head, .body, .html, .br]): unexpected(tag)
    default:
      let element = make(HTMLToken.Tag(name: "html", tag: .html))
      insert(element.node, at: Location(parent: root))
      open.push(element)
      mode = .beforeHead
      dispatch(token)
    }
  }

  mutating func unexpected(_ tag: HTMLToken.Tag) { parseError("Unexpected end tag: \(tag.name)") }

  mutating func beforeHead(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text): return
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .start(let tag) where tag.tag == .head:
      head = insert(tag)
      mode = .inHead
    case .end(let tag) where !tag.isOne(of: [.head, .body, .html, .br]): unexpected(tag)
    default:
      head = insertImplied("head")
      mode = .inHead
      dispatch(token)
    }
  }

  mutating func inHead(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text):
      insertText(text)
      return
    case .comment(let comment):
      insertComment(comment)
      return
    case .doctype:
      parseError("Unexpected doctype")
      return
    case .start(let tag): if startInHead(tag, token) { return }
    case .end(let tag):
      switch tag.tag {
      case .head:
        open.pop()
        mode = .afterHead
        return
      case .body, .html, .br: break
      case .template:
        endTemplate()
        return
      default:
        unexpected(tag)
        return
      }
    default: break
    }
    open.pop()
    mode = .afterHead
    dispatch(token)
  }

  /// Processes the start tag if it belongs to a head; returns whether it does.
  private mutating func startInHead(_ tag: HTMLToken.Tag, _ token: HTMLToken) -> Bool {
    switch tag.tag {
    case .html: inBody(token)
    case .base, .basefont, .bgsound, .link, .meta: insertVoid(tag)
    case .title: readText(tag, .text("title"))
    case .noscript where !hasScripting:
      insert(tag)
      mode = .inHeadNoscript
    case .noframes, .style, .noscript: readText(tag, .rawText(tag.name))
    case .script: readText(tag, .script)
    case .template:
      formatting.append(Formatting())
      framesetIsOK = false
      insert(tag)
      mode = .inTemplate
      templateModes.append(.inTemplate)
    case .head: parseError("Unexpected start tag: head")
    default: return false
    }
    return true
  }

  mutating func endTemplate() {
    guard open.has(.template) else {
      parseError("Unexpected end tag: template")
      return
    }
    open.popImplied(.thoroughEnds)
    open.pop(through: .template)
    clearFormatting()
    templateModes.removeLast()
    resetMode()
  }

  mutating func inHeadNoscript(_ token: HTMLToken) {
    switch token {
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .end(let tag) where tag.tag == .noscript:
      open.pop()
      mode = .inHead
    case .text(let text) where isSpace(text): inHead(token)
    case .comment: inHead(token)
    case .start(let tag)
    where tag.isOne(of: [.basefont, .bgsound, .link, .meta, .noframes, .style]):
      inHead(token)
    case .start(let tag) where tag.isOne(of: [.head, .noscript]):
      parseError("Unexpected start tag: \(tag.name)")
    case .end(let tag) where tag.tag != .br: unexpected(tag)
    default:
      parseError("Unexpected content of noscript in a head")
      open.pop()
      mode = .inHead
      dispatch(token)
    }
  }

  mutating func afterHead(_ token: HTMLToken) {
    switch token {
    case .text(let text) where isSpace(text): insertText(text)
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag) where tag.tag == .html: inBody(token)
    case .start(let tag) where tag.tag == .body:
      insert(tag)
      framesetIsOK = false
      mode = .inBody
    case .start(let tag) where tag.tag == .frameset:
      insert(tag)
      mode = .inFrameset
    case .start(let tag)
    where tag.isOne(of: [
      .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title,
    ]):
      parseError("Start tag after the head: \(tag.name)")
      guard let head else { return }
      open.push(head)
      inHead(token)
      open.remove(head.node)
    case .end(let tag) where tag.tag == .template: inHead(token)
    case .start(let tag) where tag.tag == .head: parseError("Unexpected start tag: head")
    case .end(let tag) where !tag.isOne(of: [.body, .html, .br]): unexpected(tag)
    default:
      insertImplied("body")
      mode = .inBody
      dispatch(token)
    }
  }

  mutating func inText(_ token: HTMLToken) {
    switch token {
    case .text(let text): insertText(text)
    case .endOfFile:
      parseError("The element does not end: \(open.last?.name ?? "")")
      open.pop()
      mode = originalMode
      dispatch(token)
    default:
      open.pop()
      mode = originalMode
    }
  }
}

extension HTMLToken.Doctype {
  /// Whether a page with this document type is in quirks mode.
  var isQuirky: Bool {
    if forcesQuirks || name != "html" { return true }
    let (outer, system) = (publicID?.lowercased(), systemID?.lowercased())
    if system == "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd" { return true }
    guard let outer else { return false }
    if ["-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html"]
      .contains(outer)
    {
      return true
    }
    if system == nil,
      outer.begins(with: "-//w3c//dtd html 4.01 frameset//")
        || outer.begins(with: "-//w3c//dtd html 4.01 transitional//")
    {
      return true
    }
    return Self.quirkyPrefixes.contains { outer.begins(withText: $0) }
  }

  private static let quirkyPrefixes = [
    "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//",
    "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html",
    "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer",
    "-//netscape comm. corp.//dtd", "-//o'reilly and associates//dtd html",
    "-//sq//dtd html 2.0 hotmetal + extensions//", "-//softquad software//dtd hotmetal pro",
    "-//softquad//dtd hotmetal pro", "-//spyglass//dtd html 2.0 extended//",
    "-//sun microsystems corp.//dtd hotjava", "-//w3c//dtd html 3",
    "-//w3c//dtd html 4.0 frameset//",
    "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental",
    "-//w3c//dtd w3 html 3.0//",
    "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html",
  ]
}
