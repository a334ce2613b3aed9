import Synchronization
import TrellisBase
import TrellisServer

/// The texts of an export's pages, each stored once because most occur on many pages: descriptions of elements, and
/// names of fonts and icons. Used by several threads.
final class ExportTexts: Sendable {
  private struct State {
    var numbers: [String: UInt32] = [:]
    var texts: [String] = []
  }

  private let state = Mutex(State())

  /// The numbers of texts, in their order.
  func numbers(of texts: some Sequence<String>) -> [UInt32] {
    state.withLock { state in
      texts.map { text in
        if let number = state.numbers[text] { return number }
        let number = UInt32(state.texts.count)
        state.numbers[text] = number
        state.texts.append(text)
        return number
      }
    }
  }

  /// All texts, by number.
  var all: [String] { state.withLock { $0.texts } }
}

/// A list of numbers, encoded as a text with ranges of consecutive numbers: `4-9 3`.
struct ExportNumbers: Codable, Equatable, Sendable {
  var numbers: [UInt32] = []

  init(_ numbers: [UInt32]) { self.numbers = numbers }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    for part in try container.decode(String.self).parts(between: " ") {
      let ends = part.parts(between: "-").compactMap { UInt32($0) }
      guard let first = ends.first, let last = ends.last, first <= last, last - first < 1 << 20
      else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no numbers")
      }
      numbers += first...last
    }
  }

  func encode(to encoder: any Encoder) throws {
    var parts: [String] = []
    var index = 0
    while index < numbers.count {
      var end = index
      while end + 1 < numbers.count, numbers[end + 1] == numbers[end] + 1 { end += 1 }
      parts.append(end > index ? "\(numbers[index])-\(numbers[end])" : "\(numbers[index])")
      index = end + 1
    }
    var container = encoder.singleValueContainer()
    try container.encode(parts.joined(separator: " "))
  }
}
