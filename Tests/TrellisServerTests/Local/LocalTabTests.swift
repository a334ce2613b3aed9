import Testing
import TrellisDOM

@testable import TrellisServer

/// A tab without HTTP, which gets each batch once.
struct LocalTabTests {
  private let pages = TestPages()

  private func opened() async throws -> (site: LocalSite, tab: LocalTab) {
    let site = LocalSite(try .test(pages))
    let opened = await site.open(
      "/", headers: [], languages: [], screen: LocalScreen(width: 900, height: 700))
    guard case .page(let tab, let status) = opened else { throw Failure() }
    #expect(status == 200)
    return (site, tab)
  }

  private struct Failure: Error {}

  private func numbers(_ delivery: LocalTab.Delivery) -> [UInt64]? {
    if case .batches(let batches) = delivery { batches.map(\.number) } else { nil }
  }

  @Test func eachBatchComesOnce() async throws {
    let (_, tab) = try await opened()
    let screen = LocalScreen(width: 900, height: 700)
    var found = [numbers(await tab.attach(screen: screen, path: "/"))]
    found.append(numbers(await tab.poll()))
    found.append(numbers(await tab.send([.location("/?q=a")])))
    found.append(numbers(await tab.send([.location("/?q=b"), .screen(screen)])))
    found.append(numbers(await tab.poll()))
    #expect(found == [[1], [], [2], [3], []])
    pages.news.publish("news")
    var news: [UInt64] = []
    for _ in 0..<1_000 where news.isEmpty { news = numbers(await tab.poll()) ?? [] }
    let last = numbers(await tab.poll())
    #expect(news == [4] && last == [])
    #expect(pages.history.entries == ["location /?q=a", "location /?q=b", "news news"])
    let (isQuiet, hasTasks) = (await tab.isQuiet(), await tab.hasTasks())
    #expect(isQuiet && !hasTasks)
  }

  @Test func aTabThatLeavesGetsNothingMore() async throws {
    let (site, tab) = try await opened()
    let screen = LocalScreen(width: 900, height: 700)
    _ = await tab.attach(screen: screen, path: "/")
    await tab.leave()
    let ended = await tab.poll()
    let stored = await tab.upload([1], number: 1, offset: 0)
    #expect(ended == .ended("the session has ended") && stored == nil)
    #expect(pages.news.subscriberCount == 0)
    await site.stop()
  }

  @Test func aTabMovesToThePageOfItsAddress() async throws {
    let (_, tab) = try await opened()
    _ = await tab.attach(screen: LocalScreen(width: 900, height: 700), path: "/")
    _ = await tab.send([.location("/mine")])
    let moved = await tab.poll()
    #expect(moved == .moved && pages.news.subscriberCount == 0)
  }

  @Test(arguments: [
    ("/missing", 404, ""), ("/nowhere", 404, ""), ("/failing", 500, "Failure()"),
  ])
  func aPageThatCannotBeOpenedIsNamed(path: String, status: Int, message: String) async throws {
    let site = LocalSite(try .test(pages))
    let screen = LocalScreen(width: 900, height: 700)
    let opened = await site.open(path, headers: [], languages: [], screen: screen)
    guard case .failed(status, message) = opened else {
      Issue.record("\(opened)")
      return
    }
  }

  @Test func theUserIsThatOfTheHeaders() async throws {
    let site = LocalSite(try .test(pages))
    let opened = await site.open(
      "/mine", headers: [(name: "X-User", value: "ada")], languages: [],
      screen: LocalScreen(width: 900, height: 700))
    guard case .page(let tab, _) = opened else { throw Failure() }
    let tree = await tab.attach(screen: LocalScreen(width: 900, height: 700), path: "/mine")
    guard case .batches(let batches) = tree else { throw Failure() }
    #expect(batches.contains { String(decoding: $0.operations, as: UTF8.self).contains("for ada") })
    let moved = await site.open(
      "/moved/%2Fa", headers: [], languages: [], screen: LocalScreen(width: 900, height: 700))
    guard case .redirect("/a", nil) = moved else { throw Failure() }
  }
}
