import CLibXML2

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.6.4.7.

  mutating func inBody(_ token: HTMLToken) {
    switch token {
    case .text(let text): bodyText(text)
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag): bodyStart(tag, token)
    case .end(let tag): bodyEnd(tag, token)
    case .endOfFile:
      if !templateModes.isEmpty {
        inTemplate(token)
      } else {
        recordOpenElements()
      }
    }
  }

  private mutating func recordOpenElements() {
    for element in open.list.suffix(100) where !element.isHTML(.openAtEnd) {
      parseError("The element does not end: \(element.name)")
    }
  }

  private mutating func bodyText(_ text: [UInt8]) {
    let text = text.contains(0) ? text.filter { $0 != 0 } : text
    guard !text.isEmpty else { return }
    reconstructFormatting()
    insertText(text)
    if framesetIsOK, !text.allSatisfy(HTMLTokenizer.isSpace) { framesetIsOK = false }
  }

  mutating func closeParagraph() {
    guard open.hasInScope(.p, .buttonScope) else { return }
    open.popImplied(except: .p)
    open.pop(through: .p)
  }

  private mutating func bodyStart(_ tag: HTMLToken.Tag, _ token: HTMLToken) {
    switch tag.tag {
    case .html:
      parseError("Unexpected start tag: html")
      if !open.has(.template), let html = open.list.first { merge(tag, into: html.node) }
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      inHead(token)
    case .body:
      parseError("Unexpected start tag: body")
      guard open.count > 1, open.list[1].isHTML(.body), !open.has(.template) else { return }
      framesetIsOK = false
      merge(tag, into: open.list[1].node)
    case .frameset:
      parseError("Unexpected start tag: frameset")
      guard open.count > 1, open.list[1].isHTML(.body), framesetIsOK else { return }
      flushText()
      xmlUnlinkNode(open.list[1].node)
      detached.append(open.list[1].node)
      while open.count > 1 { open.pop() }
      insert(tag)
      mode = .inFrameset
    case _ where tag.isOne(of: .blocks):
      closeParagraph()
      insert(tag)
    case _ where tag.isOne(of: .headings):
      closeParagraph()
      if let current = open.last, current.isHTML(.headings) {
        parseError("A heading in a heading: \(tag.name)")
        open.pop()
      }
      insert(tag)
    case .pre, .listing:
      closeParagraph()
      insert(tag)
      skipsLineFeed = true
      framesetIsOK = false
    case .form:
      guard form == nil || open.has(.template) else {
        parseError("A form in a form")
        return
      }
      closeParagraph()
      let element = insert(tag)
      if !open.has(.template) { form = element.node }
    case .li: startItem(tag, [.li])
    case .dd, .dt: startItem(tag, [.dd, .dt])
    case .plaintext:
      closeParagraph()
      insert(tag)
      tokenizer.content = .plainText
    case .button:
      if open.hasInScope(.button) {
        parseError("A button in a button")
        open.popImplied()
        open.pop(through: .button)
      }
      reconstructFormatting()
      insert(tag)
      framesetIsOK = false
    default: phrasingStart(tag, token)
    }
  }

  private mutating func startItem(_ tag: HTMLToken.Tag, _ names: HTMLTag.Group) {
    framesetIsOK = false
    for element in open.list.reversed() {
      open.steps += 1
      if element.isHTML(names) {
        open.popImplied(except: element.tag)
        open.pop(through: element.tag)
        break
      }
      if element.isSpecial, !element.isHTML([.address, .div, .p]) { break }
    }
    closeParagraph()
    insert(tag)
  }

  private mutating func phrasingStart(_ tag: HTMLToken.Tag, _ token: HTMLToken) {
    switch tag.tag {
    case .a:
      if let index = formattingIndexAfterMarker(.a), let known = formatting[index].element {
        parseError("A link in a link")
        adopt(tag)
        removeFormatting(known.node)
        open.remove(known.node)
      }
      startFormatting(tag)
    case .nobr:
      reconstructFormatting()
      if open.hasInScope(.nobr) {
        parseError("Unexpected start tag: nobr")
        adopt(tag)
        reconstructFormatting()
      }
      pushFormatting(insert(tag), tag)
    case _ where tag.isOne(of: .formatting): startFormatting(tag)
    case .applet, .marquee, .object:
      reconstructFormatting()
      insert(tag)
      formatting.append(Formatting())
      framesetIsOK = false
    case .table:
      if !isQuirky { closeParagraph() }
      insert(tag)
      framesetIsOK = false
      mode = .inTable
    case .area, .br, .embed, .img, .keygen, .wbr:
      reconstructFormatting()
      insertVoid(tag)
      framesetIsOK = false
    case .input:
      if context?.isHTML(.select) == true {
        parseError("Unexpected start tag: input")
        return
      }
      if open.hasInScope(.select) {
        parseError("An input in a select")
        open.pop(through: .select)
      }
      reconstructFormatting()
      insertVoid(tag)
      if tag.value("type")?.lowercased() != "hidden" { framesetIsOK = false }
    case .param, .source, .track: insertVoid(tag)
    case .hr:
      closeParagraph()
      if open.hasInScope(.select) { open.popImplied() }
      insertVoid(tag)
      framesetIsOK = false
    case .image:
      parseError("Unexpected start tag: image")
      var image = tag
      image.name = "img"
      image.tag = .img
      bodyStart(image, .start(image))
    case .textarea:
      readText(tag, .text("textarea"))
      skipsLineFeed = true
      framesetIsOK = false
    case .xmp:
      closeParagraph()
      reconstructFormatting()
      framesetIsOK = false
      readText(tag, .rawText("xmp"))
    case .iframe:
      framesetIsOK = false
      readText(tag, .rawText("iframe"))
    case .noembed: readText(tag, .rawText("noembed"))
    case .noscript where hasScripting: readText(tag, .rawText("noscript"))
    case .select: startSelect(tag)
    case .optgroup, .option: startOption(tag)
    case .rb, .rtc:
      if open.hasInScope(.ruby) { open.popImplied() }
      insert(tag)
    case .rp, .rt:
      if open.hasInScope(.ruby) { open.popImplied(except: .rtc) }
      insert(tag)
    case .math, .svg:
      reconstructFormatting()
      insertForeign(tag, tag.tag == .svg ? .svg : .math)
    case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr:
      parseError("Unexpected start tag: \(tag.name)")
    default:
      reconstructFormatting()
      insert(tag)
    }
  }

  private mutating func startFormatting(_ tag: HTMLToken.Tag) {
    reconstructFormatting()
    pushFormatting(insert(tag), tag)
  }

  private func formattingIndexAfterMarker(_ tag: HTMLTag) -> Int? {
    var index = formatting.count - 1
    while index >= 0, let element = formatting[index].element {
      if element.tag == tag { return index }
      index -= 1
    }
    return nil
  }

  private mutating func startSelect(_ tag: HTMLToken.Tag) {
    if context?.isHTML(.select) == true {
      parseError("Unexpected start tag: select")
      return
    }
    if open.hasInScope(.select) {
      parseError("A select in a select")
      open.pop(through: .select)
      return
    }
    reconstructFormatting()
    insert(tag)
    framesetIsOK = false
  }

  private mutating func startOption(_ tag: HTMLToken.Tag) {
    if open.hasInScope(.select) {
      open.popImplied(except: tag.tag == .option ? .optgroup : nil)
    } else if open.last?.isHTML(.option) == true {
      open.pop()
    }
    reconstructFormatting()
    insert(tag)
  }

  // MARK: End tags

  private mutating func bodyEnd(_ tag: HTMLToken.Tag, _ token: HTMLToken) {
    switch tag.tag {
    case .template: inHead(token)
    case .body, .html:
      guard open.hasInScope(.body) else {
        unexpected(tag)
        return
      }
      recordOpenElements()
      mode = .afterBody
      if tag.tag == .html { dispatch(token) }
    case .p:
      if !open.hasInScope(.p, .buttonScope) {
        unexpected(tag)
        insertImplied("p")
      }
      closeParagraph()
    case .li:
      guard open.hasInScope(.li, .listScope) else {
        unexpected(tag)
        return
      }
      open.popImplied(except: .li)
      open.pop(through: .li)
    case .form: endForm(tag)
    case .button, .listing, .pre, .select, .dd, .dt: endBlock(tag)
    case _ where tag.isOne(of: .blocks): endBlock(tag)
    case _ where tag.isOne(of: .headings):
      guard open.hasInScope(.headings) else {
        unexpected(tag)
        return
      }
      open.popImplied()
      if open.last?.tag != tag.tag { parseError("Misnested end tag: \(tag.name)") }
      open.pop(through: .headings)
    case _ where tag.isOne(of: .formatting): adopt(tag)
    case .applet, .marquee, .object:
      guard open.hasInScope(tag.tag) else {
        unexpected(tag)
        return
      }
      open.popImplied()
      open.pop(through: tag.tag)
      clearFormatting()
    case .br:
      unexpected(tag)
      reconstructFormatting()
      insertVoid(HTMLToken.Tag(name: "br", tag: .br))
      framesetIsOK = false
    default: endOther(tag)
    }
  }

  private mutating func endBlock(_ tag: HTMLToken.Tag) {
    guard open.hasInScope(tag.tag) else {
      unexpected(tag)
      return
    }
    open.popImplied(except: tag.isOne(of: [.dd, .dt]) ? tag.tag : nil)
    if open.last?.tag != tag.tag { parseError("Misnested end tag: \(tag.name)") }
    open.pop(through: tag.tag)
  }

  private mutating func endForm(_ tag: HTMLToken.Tag) {
    guard !open.has(.template) else {
      endBlock(tag)
      return
    }
    let node = form
    form = nil
    guard let node, open.hasInScope(node) else {
      unexpected(tag)
      return
    }
    open.popImplied()
    if open.last?.node != node { parseError("Misnested end tag: form") }
    open.remove(node)
  }
}
