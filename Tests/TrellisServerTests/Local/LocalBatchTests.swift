import TestSupport
import Testing

@testable import TrellisServer

struct LocalBatchTests {
  /// A random value of JSON, with brackets, quotes and backslashes inside strings.
  private func value(_ random: inout SeededGenerator, depth: Int) -> String {
    if depth > 0, random.chance(60) { return array(&random, depth: depth - 1) }
    switch random.below(5) {
    case 0: return "\(random.below(1000))"
    case 1: return "null"
    case 2: return #""a]b[""#
    case 3: return #""\"]\\""#
    default: return #""{\\\"[,""#
    }
  }

  private func array(_ random: inout SeededGenerator, depth: Int) -> String {
    let count = random.below(4)
    var values: [String] = []
    for _ in 0..<count { values.append(value(&random, depth: depth)) }
    return "[" + values.joined(separator: ",") + "]"
  }

  @Test(arguments: 1...5) func theBatchesAreThoseOfTheResponse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let batches = (0..<random.below(4)).map { _ in
        LocalBatch(
          number: UInt64(random.below(100_000)), operations: Array(array(&random, depth: 3).utf8),
          isReset: random.chance(30))
      }
      let texts = batches.map {
        "[\($0.number),\(String(decoding: $0.operations, as: UTF8.self))\($0.isReset ? ",1" : "")]"
      }
      let response = "{\"done\":3,\"batches\":[\(texts.joined(separator: ","))],\"more\":[[1,[2]]]}"
      #expect(LocalBatch.batches(in: Array(response.utf8)) == batches)
    }
  }

  @Test(arguments: [
    "", "{}", "{\"done\":1}", "{\"batches\":[]}", "{\"batches\":[", "{\"batches\":[[1]]}",
    "{\"batches\":[[1,", "{\"batches\":[[1,[", "{\"batches\":[[1,[2]", "{\"batches\":[[1,[\"]",
    "{\"batches\":[[1,[\"\\", "{\"batches\":1}",
  ])
  func aResponseOfAnotherFormEndsTheBatches(response: String) {
    let batches = LocalBatch.batches(in: Array(response.utf8))
    #expect(batches.count == (response.hasSuffix("[2]") ? 1 : 0))
  }
}
