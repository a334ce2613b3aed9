import Testing

@testable import TrellisUI

struct StringFormatTests {
  /// The pieces as a text, with `{1:@}` for the first argument.
  private func pieces(_ format: String) -> String {
    StringPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let index, let format): "{\(index + 1):\(format.conversion)}"
      case .substitution(let name): "{\(name)}"
      case .ownArgument: "{own}"
      }
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("%lld of %@", "{1:d} of {2:@}"), ("%2$@ %1$lld", "{2:@} {1:d}"),
    ("100%%", "100%"), ("%%lld", "%lld"), ("%.2lf%%", "{1:f}%"), ("%05d", "{1:d}"),
    ("%#@days@ left", "{days} left"), ("%1$#@days@", "{days}"),
    // What is no place stays.
    ("%", "%"), ("5 % discount", "5 % discount"), ("%z", "%z"), ("%#@open", "{1:@}open"),
    ("%1$", "%1$"), ("%é", "%é"), ("%\u{301}d", "%\u{301}d"), ("%@\u{301}", "{1:@}\u{301}"),
    // The numbers of places are bounded.
    ("%0$@", "{0:@}"), ("%99999999999999999999$@", "{30:@}"), ("%.99999999999lf", "{1:f}"),
  ])
  func aFormatHasPieces(format: String, expected: String) {
    #expect(pieces(format) == expected)
  }

  @Test func theOptionsOfAPlaceAreRead() {
    let pieces = StringPiece.pieces(of: "%+08.3lf")
    guard case .argument(0, let format) = pieces.first else {
      Issue.record("\(pieces)")
      return
    }
    #expect(format.source == "%+08.3lf" && format.showsSign)
    #expect(format.precision == 3 && format.integerDigits == 8)
  }

  @Test func onlyASubstitutionHasItsOwnArgument() {
    #expect(StringPiece.pieces(of: "%arg", isSubstitution: true) == [.ownArgument])
    #expect(pieces("%arg") == "{1:a}rg")
    #expect(StringPiece.argumentCount(of: "%2$@ %lld") == 2)
    #expect(StringPiece.argumentCount(of: "100%") == 0)
  }
}
