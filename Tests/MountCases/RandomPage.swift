import TestSupport
import TrellisComponents
import TrellisHosting

/// A page of random parts that changes at random; the same seed gives the same pages everywhere.
final class RandomPage {
  private(set) var root = Piece(id: 0, kind: .container)
  /// The states of keyed parts.
  private(set) var counts: [Int: Int] = [:]
  var updaters: [Int: StateUpdater<Int>] = [:]
  /// Whether the built tree is the one whose states are incremented.
  var keepsUpdaters = true
  private var random: SeededGenerator
  private var nextID = 1

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<4 { change(&root) }
  }

  func component() -> Component { component(root) }

  func component(_ piece: Piece) -> Component {
    piece.isKeyed
      ? KeyedPiece(piece, page: self) : PieceComponent(piece, count: nil, page: self)
  }

  // MARK: Changes

  /// Changes the page, and updates `host`: builds new parts, increments some states, or both.
  func change(_ host: ComponentHost) {
    if random.chance(40), countUp() > 0 {
      if random.chance(70) { return }
    }
    for _ in 0...random.below(4) { change(&root) }
    host.setNeedsUpdate()
  }

  /// Increments some keyed parts of the page.
  private func countUp() -> Int {
    let keyed = all(root).filter(\.isKeyed).map(\.id)
    guard !keyed.isEmpty else { return 0 }
    var done = 0
    for _ in 0...random.below(2) {
      let id = keyed[random.below(keyed.count)]
      guard let updater = updaters[id] else { continue }
      counts[id, default: 0] += 1
      updater.update { $0 += 1 }
      done += 1
    }
    return done
  }

  private func all(_ piece: Piece) -> [Piece] { [piece] + piece.children.flatMap(all) }

  /// Changes one part somewhere in `piece`.
  private func change(_ piece: inout Piece) {
    if !piece.children.isEmpty, random.chance(75) {
      change(&piece.children[random.below(piece.children.count)])
    } else if piece.holdsOthers, random.chance(65) {
      changeChildren(of: &piece)
    } else {
      changeLook(of: &piece)
    }
  }

  private func changeChildren(of piece: inout Piece) {
    let count = piece.children.count
    switch random.below(count == 0 ? 2 : 10) {
    case 0, 1, 2:
      for _ in 0...random.below(3) {
        piece.children.insert(make(), at: random.below(piece.children.count + 1))
      }
    case 3: piece.children.remove(at: random.below(count))
    case 4: piece.children.swapAt(random.below(count), random.below(count))
    case 5: piece.children.reverse()
    case 6: piece.children.shuffle(using: &random)
    case 7: piece.children.removeAll { _ in random.chance(30) }
    case 8: piece.children.append(piece.children.remove(at: random.below(count)))
    // Other parts of the same kinds replace the current ones.
    default:
      for index in piece.children.indices where random.chance(50) {
        var other = make()
        (other.kind, other.children) = (piece.children[index].kind, [])
        piece.children[index] = other
      }
    }
    if piece.children.count > 12 { piece.children.removeLast(piece.children.count - 12) }
  }

  private func changeLook(of piece: inout Piece) {
    switch random.below(9) {
    case 0, 1: piece.text = "text \(random.below(100))"
    case 2:
      piece.color =
        random.chance(40) ? nil : ["red", "green", "blue"].randomElement(using: &random)
    case 3: piece.title = random.chance(40) ? nil : "title \(random.below(9))"
    case 4: piece.classes = ["a", "b", "c"].filter { _ in random.chance(50) }
    case 5: piece.height = Double(10 + random.below(4) * 5)
    case 6: piece.inset = Double(random.below(3)) * 2.5
    case 7: piece.listens.toggle()
    // A text replaces children, or the other way round.
    default:
      guard piece.id != 0, piece.kind == .leaf || piece.kind == .container else { return }
      piece.kind = piece.kind == .leaf ? .container : .leaf
      piece.children = []
    }
  }

  private func make() -> Piece {
    defer { nextID += 1 }
    let kinds: [Piece.Kind] = [
      .leaf, .leaf, .leaf, .container, .container, .group, .field, .scroller,
    ]
    var piece = Piece(id: nextID, kind: kinds[random.below(kinds.count)])
    // HTML allows only text in a paragraph.
    if random.chance(25) { piece.tag = ["article", "section"][random.below(2)] }
    piece.isKeyed = random.chance(45)
    piece.text = "made \(nextID)"
    if piece.holdsOthers, random.chance(60) {
      nextID += 1
      piece.children = [make()]
    }
    return piece
  }
}
