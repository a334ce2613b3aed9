import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Processing instructions of HTML. The expected trees come from Chromium 156.
struct ProcessingInstructionTests {
  @Test(arguments: [
    ("<?a>", "<?a ?>"), ("<?a?>", "<?a ?>"), ("<?a ?>", "<?a ?>"), ("<?a b>", "<?a b?>"),
    ("<?a??>", "<?a ??>"), ("<?a  b  ?>", "<?a b  ?>"), ("<?a?b c>", "<?a ?b c?>"),
    ("<?a ?b? ?>", "<?a ?b? ?>"), ("<?a?  ?>", "<?a ?  ?>"), ("<?A-_9 b?>", "<?A-_9 b?>"),
    ("<?_>", "<?_ ?>"), ("<?a\tb>", "<?a b?>"), ("<?a\u{C}b>", "<?a b?>"),
    ("<?a\r\nb\r\nc>", "<?a b\nc?>"), ("<?a\rb\rc>", "<?a b\nc?>"), ("<?a \0b>", "<?a \u{FFFD}b?>"),
    ("<?a &amp;>", "<?a &amp;?>"), ("<?a <b>", "<?a <b?>"), ("<?a é>", "<?a é?>"),
    ("<?php echo 1 > 2 ?>", "<?php echo 1 ?> 2 ?&gt;"), ("<?xmlx a>", "<?xmlx a?>"),
    ("<?xml-s>", "<?xml-s ?>"), ("<?xml->", "<?xml- ?>"),
    ("<?xml-stylesheet2 a>", "<?xml-stylesheet2 a?>"),
    ("x<?a b>c</p>", "x<?a b?>c<p></p>"),
  ])
  func targetsAndDataAreRead(text: String, expected: String) throws {
    #expect(try bodyHTML("<body>" + text) == expected)
    // The written form is read as the same tree.
    #expect(try bodyHTML("<body>" + expected) == expected)
  }

  @Test(arguments: [
    "xml version=1", "XML-styleSheet?", "xml", "xml?", "1a", " x", "", "?", "-a", "a.b c", "a:b",
    "é", "aé b", "a=1", "a/", "a\0b",
  ])
  func otherTargetsMakeComments(text: String) throws {
    let data = text.replacing("\0", with: "\u{FFFD}")
    #expect(try bodyHTML("<body><?\(text)>") == "<!--?\(data)-->")
  }

  @Test func anEndTagMakesAComment() throws {
    #expect(try bodyHTML("<body></?a b>") == "<!--?a b-->")
  }

  @Test(arguments: [
    ("<?a b", ""), ("<?a", ""), ("<?a ", ""), ("<?a?", ""), ("<?a?b", ""), ("<?", ""),
    ("<?xml", ""),
    ("<?xm", ""), ("<?xml-stylesheet", ""), ("<?xml-s a", ""), ("x<?a b", "x"), ("<?_", ""),
    ("<?xml a", "<!--?xml a-->"), ("<?xml ", "<!--?xml -->"), ("<?xml?", "<!--?xml?-->"),
    ("<?xml/", "<!--?xml/-->"), ("<?a/", "<!--?a/-->"), ("<?1", "<!--?1-->"), ("<? ", "<!--? -->"),
    ("<?-", "<!--?--->"), ("<??", "<!--??-->"), ("<?é", "<!--?é-->"),
  ])
  func theEndOfThePageEndsThem(text: String, expected: String) throws {
    #expect(try bodyHTML("<body>" + text) == expected)
  }

  /// The places of comments are those of processing instructions.
  @Test(arguments: [
    "?!<!DOCTYPE html>?!<html>?!<head>?!</head>?!<body>?!</body>?!</html>?!",
    "<table>?!<caption>?!</caption><colgroup>?!</colgroup><tbody>?!<tr>?!<td>?!</table>",
    "<select>?!<option>?!</select>", "<template>?!<tr>?!</template>", "<svg>?!<desc>?!</svg>",
    "<math>?!<mi>?!</math>", "<head><noscript>?!</noscript>",
    "<frameset>?!</frameset>?!</html>?!", "<p><b>x</p>?!y", "<ul>?!<li>?!</ul>?!",
  ])
  func theyAreInThePlacesOfComments(text: String) throws {
    let instructions = try MarkupTree(html: text.replacing("?!", with: "<?a b?>")).html
    let comments = try MarkupTree(html: text.replacing("?!", with: "<!--c-->")).html
    #expect(instructions == comments.replacing("<!--c-->", with: "<?a b?>"))
    #expect(instructions.split(separator: "<?a b?>").count > 1)
  }

  @Test(arguments: ["textarea", "title", "script", "style", "iframe", "xmp"])
  func textsHaveNone(name: String) throws {
    let page = try ParsedDocument(html: "<body><\(name)><?a b></\(name)>")
    #expect(try page.elements(matching: "//\(name)").first?.text == "<?a b>")
  }

  @Test func sectionsOfDataHaveNone() throws {
    #expect(
      try bodyHTML("<body><svg><![CDATA[<?a b>]]></svg>") == "<svg>&lt;?a b&gt;</svg>")
  }

  @Test func theLineFeedAfterOneStays() throws {
    #expect(try bodyHTML("<body><pre><?a b>\nx</pre>") == "<pre><?a b?>\nx</pre>")
  }

  @Test func queriesFindThem() throws {
    let page = try ParsedDocument(html: "<p>x<?a b c?>y<?d?><!--e--></p>")
    guard case .nodes(let nodes) = try page.query("//processing-instruction()") else {
      Issue.record("no nodes")
      return
    }
    #expect(
      nodes.map(\.path) == [
        "/html/body/p/processing-instruction('a')", "/html/body/p/processing-instruction('d')",
      ])
    #expect(nodes.map(\.html) == ["b c", ""])
    guard case .value(let name) = try page.query("name(//processing-instruction('a'))") else {
      Issue.record("no value")
      return
    }
    #expect(name == "a")
    let paragraph = try #require(try page.elements(matching: "//p").first)
    #expect(paragraph.text == "xy")
    #expect(paragraph.content == [.text("x"), .text("y")])
  }

  @Test func anElementWithOnlyCommentsAndInstructionsIsEmpty() throws {
    let query = try #require(CSSSelector.xpath("p:empty"))
    let page = try ParsedDocument(
      html: "<p><!--a--></p><p><?b c?></p><p></p><p> </p><p><b></b></p>")
    #expect(try page.elements(matching: query).count == 3)
  }

  @Test func outlinesHaveThem() throws {
    let lines = try HTMLOutline.lines(
      Array("<p><?a b?><?c?>".utf8), context: "div", hasScripting: false)
    #expect(lines == ["| <p>", "|   <?a b?>", "|   <?c ?>"])
  }
}
