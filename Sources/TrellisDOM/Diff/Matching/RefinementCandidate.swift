/// A small change of a matching.
enum RefinementCandidate: Hashable {
  /// Two nodes become partners; their partners are released, and if `deep` those of the nodes below too.
  case pair(Int, Int, deep: Bool = false)
  /// Two equal subtrees become partners node by node; their former partners become partners of each other if they are equal.
  case exchange(Int, Int)
  /// The nodes `a` and `b` and their partners exchange partners with the nodes below.
  case cross(Int, Int)
  /// A node loses its partner, alone or with its subtree; if `aligns`, the nodes beside may get the free ones as partners.
  case release(Int, whole: Bool, aligns: Bool = true)
  /// The free nodes below the root `a` get free equal partners below the root `b`.
  case fill(Int, Int)
  /// As `pair`, and equal nodes below get each other as partners wherever they are.
  case pairAll(Int, Int)
  /// The children of two nodes are aligned again; children of them are unwrapped or put around others.
  case open(Int, Int, childrenOfFirst: [Int], childrenOfSecond: [Int], moves: Bool = false)
  /// The children of two partners are aligned again at the least cost; if `moves`, children cost nothing that are equal to nodes
  /// that are free or move elsewhere.
  case realign(Int, Int, moves: Bool = false)
  /// Texts together become a text.
  case join([TreeMatching.JoinedText], Int)
  /// An element that only one tree has gets another operation; nodes of the second tree follow those of the first.
  case choose(Int32, TreeMatching.Choice)
}
