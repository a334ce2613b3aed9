import Foundation
import Testing
import Trellis

@testable import Feed

struct FeedModelTests {
  private let source = FeedSource(seed: 1)

  private func model(_ count: Int = 1_000) -> FeedModel {
    FeedModel(source, ids: Array(0..<count))
  }

  @Test func aSeedGivesTheSamePosts() {
    #expect(source.post(123_456) == FeedSource(seed: 1).post(123_456))
    #expect((0..<20).contains { source.post($0) != FeedSource(seed: 2).post($0) })
    let lengths = (0..<200).map { source.post($0).text(isExpanded: true).utf8.count }
    #expect(Set(lengths).count > 50)
    #expect((0..<200).contains { source.post($0).picture != nil })
  }

  @Test func aPictureIsOneAddress() throws {
    let picture = try #require((0..<200).lazy.compactMap { source.post($0).picture }.first)
    #expect(picture.address.utf8.starts(with: "data:image/svg+xml,".utf8))
    for sign in ["#", "<", ">", "\"", "\n"] { #expect(!picture.address.contains(sign)) }
  }

  @Test func manyNumbersAreFewRanges() {
    #expect(FeedModel.ranges(of: 0..<500_000) == [0..<500_000])
    #expect(FeedModel.ranges(of: [1_000, 1_001, 0, 1, 5]) == [1_000..<1_002, 0..<2, 5..<6])
    #expect(FeedModel.ranges(of: []) == [])
  }

  // MARK: Search

  @Test func aSearchFindsTheNextPostInTheCircle() async throws {
    let ids = Array(0..<2_000)
    let name = FeedSource.authors[0]
    let all = ids.filter { source.post($0).name == name }
    let found = await source.firstPost(with: name.uppercased(), in: ids, from: all[3] + 1)
    #expect(found == all[4])
    let last = try #require(all.last)
    #expect(await source.firstPost(with: name, in: ids, from: last + 1) == all[0])
  }

  /// The search, which computes no texts, finds what the texts have.
  @Test(arguments: ["lighthouse", "seal on the PIER", "Fog", "Hopper", "noon; come"])
  func aSearchFindsWhatTheTextsHave(query: String) async {
    let ids = Array(0..<300)
    var expected = ids.filter { id in
      let post = source.post(id)
      return
        (post.name + "\n" + post.sentences.map { FeedSource.sentences[$0] }.joined(separator: "\n"))
        .localizedCaseInsensitiveContains(query)
    }
    var start = 0
    while let hit = await source.firstPost(with: query, in: ids, from: start), hit >= start {
      #expect(hit == expected.first)
      if !expected.isEmpty { expected.removeFirst() }
      start = hit + 1
      if start >= ids.count { break }
    }
    #expect(expected.isEmpty)
  }

  @Test func aNumberFindsItsPost() async {
    let ids = [7, 3, 900]
    #expect(await source.firstPost(with: " #901 ", in: ids, from: 0) == 900)
    #expect(await source.firstPost(with: "4", in: ids, from: 2) == 3)
  }

  @Test(arguments: ["", " ", "xyzzy", "0", "-5", "\(Int.min)", "99999999999999999999", "#"])
  func otherTextsFindNothing(query: String) async {
    #expect(await source.firstPost(with: query, in: Array(0..<500), from: 0) == nil)
    #expect(await source.firstPost(with: "Fog", in: [], from: 5) == nil)
  }

  @Test func aSearchWithoutAHitSaysSo() async {
    let model = model()
    await model.findNext()
    #expect(model.message == "Enter a word or a number.")
    model.query = "xyzzy"
    await model.findNext()
    #expect(model.hit == nil && model.message == "No post has “xyzzy”." && !model.isSearching)
  }

  // MARK: Changes

  @Test func insertedPostsHaveNewNumbers() {
    let model = model(10)
    model.insertAbove()
    model.insertAbove()
    #expect(model.ids.count == 210)
    #expect(Set(model.ids).count == 210)
    #expect(model.ids.suffix(10) == Array(0..<10)[...])
  }

  @Test func nothingIsAboveTheTop() {
    let model = model()
    model.removeAbove()
    #expect(model.ids.count == 1_000 && model.message == "No post is above.")
    model.expandAbove()
    #expect(model.expanded.isEmpty)
  }

  @Test func anEmptyFeedRefusesCommands() {
    let model = model(0)
    model.goal = "1"
    model.goToRow()
    model.removeAbove()
    model.expandAbove()
    #expect(model.ids.isEmpty)
    model.insertAbove()
    #expect(model.ids.count == 100)
  }

  @Test(arguments: ["", "0", "1001", "x", "99999999999999999999", "٣"])
  func aWrongRowIsRefused(goal: String) {
    let model = model()
    model.goal = goal
    model.goToRow()
    #expect(model.message.utf8.starts(with: "Enter a number from 1 to ".utf8))
  }
}
