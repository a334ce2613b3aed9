/// A post of the feed, computed from its number.
struct Post: Equatable {
  let id: Int
  /// Indexes in ``FeedSource/authors`` and ``FeedSource/sentences``.
  let author: Int
  let sentences: [Int]
  let likes: Int
  let hours: Int
  let picture: PostPicture?

  /// The number that its reader sees.
  var number: Int { id + 1 }
  var name: String { FeedSource.authors[author] }

  /// The sentences of the post that is not expanded.
  static let shortLength = 2

  func text(isExpanded: Bool) -> String {
    let shown = isExpanded ? sentences[...] : sentences.prefix(Self.shortLength)
    return shown.map { FeedSource.sentences[$0] }.joined(separator: " ")
  }
}

/// A landscape, drawn from a few numbers.
struct PostPicture: Equatable {
  private static let palettes = [
    ["fde2b3", "f2545b", "3a5a6b", "1d3341"], ["cfe8fb", "f7b32b", "4f8a5b", "22543d"],
    ["f3d9e5", "e36397", "6d597a", "355070"], ["e2ecd9", "e9c46a", "7a9e7e", "31572c"],
    ["d7e3fc", "fcca46", "7d8cc4", "233d4d"], ["fbe9d7", "ee6c4d", "98c1d9", "293241"],
  ]
  private static let scenes = ["Hills", "A coast", "A valley", "Dunes", "A lake", "Mountains"]

  let palette: Int
  let sun: Int
  let hills: [Int]

  init(_ random: inout Noise) {
    palette = random.below(Self.palettes.count)
    sun = 12 + random.below(136)
    hills = (0..<6).map { _ in 34 + random.below(40) }
  }

  /// What the picture shows.
  var label: String { "\(Self.scenes[palette]) in the evening" }

  /// The address that has the whole picture, an SVG.
  var address: String {
    let colors = Self.palettes[palette].map { "%23\($0)" }
    return """
      data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90' \
      preserveAspectRatio='xMidYMid slice'%3E\
      %3Crect width='160' height='90' fill='\(colors[0])'/%3E\
      %3Ccircle cx='\(sun)' cy='28' r='11' fill='\(colors[1])'/%3E\
      %3Cpath d='M0 \(hills[0])Q40 \(hills[1] - 30) 80 \(hills[2])T160 \(hills[0])V90H0z' \
      fill='\(colors[2])'/%3E\
      %3Cpath d='M0 \(hills[3] + 10)Q50 \(hills[4]) 90 \(hills[5] + 12)T160 \(hills[3] + 6)V90H0z' \
      fill='\(colors[3])'/%3E%3C/svg%3E
      """
  }
}

/// Random numbers with a seed.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (SplitMix64).
struct Noise {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `limit - 1`.
  mutating func below(_ limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }
}
