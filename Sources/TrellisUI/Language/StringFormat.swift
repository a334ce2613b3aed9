import TrellisBase

/// A place for an argument in the text of a string catalog, such as `%lld` or `%2$@`.
package struct StringFormat: Hashable, Sendable {
  /// The place as written.
  package let source: String
  /// The last character, such as `d` or `@`.
  package let conversion: Unicode.Scalar
  /// The number of digits after the decimal separator; `nil` if none is named.
  package var precision: Int?
  /// The smallest number of digits before the decimal separator; `nil` if none is named.
  package var integerDigits: Int?
  /// Whether positive numbers have a sign.
  package var showsSign = false
}

/// A part of a text of a string catalog.
package enum StringPiece: Hashable, Sendable {
  case text(String)
  /// The argument with an index from 0, or with a negative or too large index if the text has a wrong number.
  case argument(Int, StringFormat)
  /// The part with a name among the substitutions.
  case substitution(String)
  /// The argument of a substitution.
  case ownArgument

  /// The pieces of a format.
  ///
  /// A per cent sign that begins no place for an argument stands for itself.
  ///
  /// Source: Apple, "String Format Specifiers"; IEEE Std 1003.1, `printf`.
  ///
  /// - Parameter isSubstitution: whether `%arg` is the argument of the substitution.
  /// - Complexity: O(*n*).
  package static func pieces(of format: String, isSubstitution: Bool = false) -> [StringPiece] {
    var reader = Reader(rest: Array(format.unicodeScalars)[...], isSubstitution: isSubstitution)
    return reader.pieces()
  }

  /// The number of arguments that a key names.
  package static func argumentCount(of key: String) -> Int {
    pieces(of: key).reduce(0) {
      if case .argument(let index, _) = $1 { max($0, index + 1) } else { $0 }
    }
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>
    let isSubstitution: Bool
    private var text = String.UnicodeScalarView()
    private var next = 0

    init(rest: ArraySlice<Unicode.Scalar>, isSubstitution: Bool) {
      self.rest = rest
      self.isSubstitution = isSubstitution
    }

    mutating func pieces() -> [StringPiece] {
      var pieces: [StringPiece] = []
      while let scalar = rest.popFirst() {
        guard scalar == "%" else {
          text.append(scalar)
          continue
        }
        if rest.first?.value == 0x25 {
          rest.removeFirst()
          text.append("%")
        } else if let piece = place() {
          if !text.isEmpty { pieces.append(.text(String(text))) }
          text = String.UnicodeScalarView()
          pieces.append(piece)
        } else {
          text.append("%")
        }
      }
      if !text.isEmpty { pieces.append(.text(String(text))) }
      return pieces
    }

    /// The place after a per cent sign; `nil`, and nothing is read, if there is none.
    private mutating func place() -> StringPiece? {
      let start = rest
      if isSubstitution, rest.starts(with: "arg".unicodeScalars) {
        rest.removeFirst(3)
        return .ownArgument
      }
      var number = digits()
      var index: Int?
      if number != nil, rest.first?.value == 0x24 {
        rest.removeFirst()
        index = (number ?? 0) - 1
        number = nil
      } else {
        rest = start
      }
      if rest.starts(with: "#@".unicodeScalars),
        let end = rest.dropFirst(2).firstIndex(where: { $0.value == 0x40 })
      {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: rest[(rest.startIndex + 2)..<end])
        rest = rest[(end + 1)...]
        return .substitution(String(name))
      }
      guard let format = format(from: start) else {
        rest = start
        return nil
      }
      if index == nil {
        index = next
        next += 1
      }
      return .argument(index ?? 0, format)
    }

    private mutating func format(from start: ArraySlice<Unicode.Scalar>) -> StringFormat? {
      var (showsSign, isPadded) = (false, false)
      // A space, the flag of `printf` for a sign, is none here: "5 % discount" has no place for an argument.
      while let flag = rest.first, "+-0#'".unicodeScalars.contains(flag) {
        showsSign = showsSign || flag == "+"
        isPadded = isPadded || flag == "0"
        rest.removeFirst()
      }
      let width = digits()
      var precision: Int?
      if rest.first?.value == 0x2E {
        rest.removeFirst()
        precision = digits() ?? 0
      }
      while let length = rest.first, "hlqLztj".unicodeScalars.contains(length) {
        rest.removeFirst()
      }
      guard let conversion = rest.first,
        "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion)
      else { return nil }
      rest.removeFirst()
      var source = String.UnicodeScalarView("%".unicodeScalars)
      source.append(contentsOf: start[..<rest.startIndex])
      return StringFormat(
        source: String(source), conversion: conversion, precision: precision,
        integerDigits: isPadded ? width : nil, showsSign: showsSign)
    }

    /// A decimal number, at most 30; larger numbers in a text have no use, and would need space without bound.
    private mutating func digits() -> Int? {
      var number: Int?
      while let scalar = rest.first, ("0"..."9").contains(scalar) {
        number = min((number ?? 0) * 10 + Int(scalar.value) - 48, 30)
        rest.removeFirst()
      }
      return number
    }
  }
}
