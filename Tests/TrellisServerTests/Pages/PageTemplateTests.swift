import Foundation
import Testing

@testable import TrellisServer

struct PageTemplateTests {
  /// The page of a template with the body `<p>`, `#` at the place of the style sheets, and the description of a page.
  private func page(_ source: String, partial: String = "") throws -> String {
    let folder = NSTemporaryDirectory() + "trellis-template-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [("page", source), ("error", ""), ("partial", partial)] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).mustache"))
    }
    var document = try PageShell(folder: folder).page(
      PageShell.Page(
        language: "en", direction: "ltr", title: "a&b", description: "c", elements: 0, preloads: [],
        styleSheets: [], nonce: "", styles: "", head: "</title></head>{{{body}}}",
        body: Array("<p>".utf8)))
    if let offset = document.styleSheets { document.bytes.insert(UInt8(ascii: "#"), at: offset) }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("<title>{{title}}</title><meta></head>", "<title>a&amp;b</title>#<meta></head>"),
    ("<title></title>\n\n<meta>", "<title></title>\n#\n<meta>"),
    ("<title></title>\r\n<meta>", "<title></title>#\r\n<meta>"),
    ("<title></title>", "<title></title>#"),
    ("<head>\n  </head>\n", "<head>\n  #</head>\n"),
    // The title of a picture in the body.
    ("<head></head><svg><title>a</title></svg>", "<head>#</head><svg><title>a</title></svg>"),
    // Only the template is searched, not the values of its variables.
    ("{{{head}}}", "</title></head>{{{body}}}"),
    ("{{{head}}}</head>", "</title></head>{{{body}}}#</head>"),
  ])
  func styleSheetsFollowTheTitleOrEndTheHead(source: String, page: String) throws {
    #expect(try self.page(source) == page)
  }

  @Test(arguments: [
    ("{{#title}}</title>{{/title}}</head>", "</title>#</head>"),
    ("{{! </title> }}<title></title>", "<title></title>#"),
    ("{{#title}}</title></head>{{/title}}", "</title></head>"),
    ("{{=<% %>=}}<%title%></title>", "a&amp;b</title>"),
    ("{{% CONTENT_TYPE: TEXT}}</title>{{title}}", "</title>a&b"),
    ("</title>{{% CONTENT_TYPE: TEXT}}{{title}}", "</title>#a&b"),
    ("{{>partial}}</head>", "</title>#</head>"),
  ])
  func placesInsideOfOtherTagsAreNoPlaces(source: String, page: String) throws {
    #expect(try self.page(source, partial: "</title>") == page)
  }

  @Test(arguments: [
    ("[{{{body}}}]", "[<p>]"), ("{{{body}}}{{{body}}}", "<p><p>"), ("[{{body}}]", "[&lt;p&gt;]"),
    ("[{{{ body }}}{{&body}}]", "[<p><p>]"), ("[]", "[]"), ("", ""), ("{{>partial}}", "(<p>)"),
    ("{{#title}}{{{body}}}{{/title}}", "<p>"), ("{{^title}}{{{body}}}{{/title}}", ""),
    ("{{=<% %>=}}{{{body}}}", "{{{body}}}"), ("</title>{{{body}}}", "</title>#<p>"),
    ("{{{body}}}</title>", "<p></title>#"),
  ])
  func aTemplateMayContainTheBodyAnywhere(source: String, page: String) throws {
    #expect(try self.page(source, partial: "({{{body}}})") == page)
  }

  /// A tag alone on a line has no line; a variable keeps its line.
  @Test(arguments: [
    ("a\n  {{{body}}}  \nb", "a\n  <p>  \nb"),
    ("{{#title}}\na\n{{/title}}\nb", "a\nb"),
    ("{{{body}}}{{#title}}\na{{/title}}", "<p>\na"),
    ("</title>\n{{#title}}\na\n{{/title}}\nb", "</title>\n#a\nb"),
    ("</title>{{#title}}\na{{/title}}", "</title>#\na"),
    ("\n{{{body}}}\n", "\n<p>\n"),
  ])
  func spacesAndLineBreaksStay(source: String, page: String) throws {
    #expect(try self.page(source) == page)
  }

  @Test func aTemplateCanUseThePageAsAPartial() throws {
    let folder = NSTemporaryDirectory() + "trellis-template-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [("page", "<h1>{{title}}</h1>"), ("error", "{{>page}}!")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).mustache"))
    }
    let error = try PageShell(folder: folder).error(
      title: "Gone", message: "", link: "", language: "en", direction: "ltr", styleSheets: [])
    #expect(error == "<h1>Gone</h1>!")
  }

  @Test func anErrorNamesThePlaceInTheTemplate() throws {
    do {
      _ = try page("</title>\n{{{body}}}\n{{/title}}")
      Issue.record("the template is malformed")
    } catch let error as PageShell.TemplateError {
      #expect("\(error)".hasPrefix("Cannot use the template "))
      #expect("\(error)".contains("lineNumber: 3"))
    }
  }
}
