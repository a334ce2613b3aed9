import TrellisDOM
import TrellisHTML
import TrellisServer
import TrellisUI

extension PageExporter {
  /// The first HTML of a page that was opened once for each width, and the rule for its paper.
  ///
  /// The sheets of a page with a paper are the whole document in a PDF. In a site they follow the layouts for screens, and
  /// only printers show them.
  func firstPage(
    _ pages: [Page], fonts: KnownFonts, _ addresses: RelativeAddresses
  ) -> (page: FirstPage, rule: String?) {
    let all = Array(zip(options.widths, pages))
    let paper = pages[0].usedPaper
    if options.format == .pdf {
      let sheets = paper.map { pages[0].sheets(on: $0, keepsNames: true) }
      let first = FirstPage(all, fonts: fonts, addresses: addresses, sheets: sheets)
      return (first, (paper ?? Paper()).pageRule)
    }
    var first = FirstPage(all, fonts: fonts, addresses: addresses)
    guard let paper else { return (first, nil) }
    let sheets = HTMLWriter.paper(
      pages[0].sheets(on: paper, keepsNames: false), addresses: addresses)
    first.body += sheets.body.utf8
    first.html.styleSheet += sheets.styleSheet + paper.pageRule
    return (first, nil)
  }
}
