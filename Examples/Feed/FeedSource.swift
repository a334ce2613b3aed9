import Foundation

/// The posts of a feed. They are computed, so that a million of them take no memory beside their numbers.
struct FeedSource: Sendable {
  let seed: UInt64

  /// The post with a number; the same seed gives the same post.
  func post(_ id: Int) -> Post {
    var random = noise(of: id)
    let (author, sentences) = words(&random)
    let likes = random.below(120)
    let hours = 1 + random.below(72)
    let hasPicture = random.below(4) == 0
    return Post(
      id: id, author: author, sentences: sentences, likes: likes, hours: hours,
      picture: hasPicture ? PostPicture(&random) : nil)
  }

  private func noise(of id: Int) -> Noise {
    Noise(state: seed ^ (UInt64(bitPattern: Int64(id)) &* 0xD6E8_FEB8_6659_FD93))
  }

  /// What a search sees of a post: the first numbers of the generator.
  private func words(_ random: inout Noise) -> (author: Int, sentences: [Int]) {
    let author = random.below(Self.authors.count)
    let count = 1 + random.below(9)
    return (author, (0..<count).map { _ in random.below(Self.sentences.count) })
  }

  // MARK: Search

  /// The post after `start` in the circle of `ids` that has the text in its name or in one of its sentences, or that has the
  /// number; `nil` if there is none, or if the task was cancelled.
  ///
  /// - Parameter start: the index of the first post to look at.
  /// - Complexity: O(*n*) in the posts until the hit, without their texts.
  @concurrent func firstPost(with query: String, in ids: [Int], from start: Int) async -> Int? {
    let query = String(query.trimmingCharacters(in: .whitespaces).prefix(200))
    if query.isEmpty || ids.isEmpty { return nil }
    if let number = Int(query.hasPrefix("#") ? String(query.dropFirst()) : query) {
      return number > 0 && ids.contains(number - 1) ? number - 1 : nil
    }
    let authors = Self.authors.map { $0.localizedCaseInsensitiveContains(query) }
    let sentences = Self.sentences.map { $0.localizedCaseInsensitiveContains(query) }
    guard authors.contains(true) || sentences.contains(true) else { return nil }
    let start = min(max(start, 0), ids.count)
    for (step, id) in [ids[start...], ids[..<start]].joined().enumerated() {
      if step % 4_096 == 0, Task.isCancelled { return nil }
      var random = noise(of: id)
      if authors[random.below(authors.count)] { return id }
      let count = 1 + random.below(9)
      for _ in 0..<count where sentences[random.below(sentences.count)] { return id }
    }
    return nil
  }

  static let authors = [
    "Ada Lovelace", "Alan Turing", "Annie Easley", "Barbara Liskov", "Claude Shannon",
    "Dorothy Vaughan", "Edsger Dijkstra", "Emmy Noether", "Grace Hopper", "Hedy Lamarr",
    "Joan Clarke", "John Backus", "Katherine Johnson", "Ken Thompson", "Mary Jackson",
    "Niklaus Wirth", "Radia Perlman", "Tony Hoare",
  ]

  static let sentences = [
    "The first train leaves before sunrise, and the carriages are nearly empty.",
    "We walked along the coast until the path ended at a lighthouse.",
    "Fog.",
    "The bakery by the harbour opens at six and sells out by eight.",
    "It rained for three days, so we read everything that was in the house.",
    "A heron stood in the shallow water for an hour without moving.",
    "The map was wrong about the bridge, which was washed away years ago.",
    "Nobody answered the phone, but the key was under the third stone.",
    "From the pass you can see four lakes and, on a clear day, the sea.",
    "I counted eleven kinds of moss on one wall.",
    "The museum is small: two rooms, one guard and a very good catalogue.",
    "Dinner was soup, bread and a long discussion about bicycles.",
    "The ferry was late because of a seal on the pier.",
    "Somebody had painted every door in the street in another colour.",
    "The observatory lets visitors in on the first Friday of the month.",
    "We missed the bus and found a better way through the vineyards.",
    "There is a spring behind the chapel with cold, clear water.",
    "The old cinema shows one film a week, always on paper-thin seats.",
    "At low tide the island can be reached on foot.",
    "My notes from the first evening are hard to read.",
    "The market closes at noon; come early for apricots.",
    "A storm took down the power line, and the village had candles in all windows.",
    "The clock on the tower is seven minutes fast, and everybody knows.",
    "On the way back the dog of the inn came along as far as the river.",
    "The library keeps its oldest atlas in a drawer that sticks.",
    "We changed trains twice and still arrived before the letter.",
    "Snow fell on the upper slopes while the orchards were in bloom.",
    "The last kilometre is steep, but there is a bench at each bend.",
  ]
}
