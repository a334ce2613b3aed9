import PageSupport
import TrellisHTML

/// The HTML of a page after reading, without the tags of an empty head and of the body.
func bodyHTML(_ html: String) throws -> String {
  try MarkupTree(html: html).html
    .replacing("<html><head></head><body>", with: "")
    .replacing("</body></html>", with: "")
}
