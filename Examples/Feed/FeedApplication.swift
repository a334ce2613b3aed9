import Trellis

/// A feed of any length, by default of a million posts.
@main struct FeedApplication: Application {
  static let commandName = "feed"
  static let abstract = "A list of a million rows of different heights."

  @Option(help: "The number of posts.")
  var rows = 1_000_000

  @Option(help: "The number from which all posts are computed.")
  var seed: UInt64 = 1

  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() -> [Route] {
    let source = FeedSource(seed: seed)
    // All readers share the memory of the numbers until they change them.
    let ids = Array(0..<min(max(rows, 0), FeedModel.greatestCount))
    return [
      Route("/", title: "Feed", description: Self.abstract) { _ in
        FeedPage(model: FeedModel(source, ids: ids))
      }
    ]
  }
}
