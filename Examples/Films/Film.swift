import Observation
import Trellis

/// A film of the page.
struct Film: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let note: String
  let address: String

  /// The address of the page of the film.
  var path: String { "/films/" + id }

  /// - Parameter address: the address of a file of `public`.
  static func all(address: (String) -> String) -> [Film] {
    [
      ("tide", "Tide", "Sand and water, from corner to corner."),
      ("colony", "Colony", "Cells live, starve and leave their traces."),
      ("descent", "Descent", "Down along the coast of a well-known set."),
    ].map { id, title, note in
      Film(id: id, title: title, note: note, address: address("\(id).webm"))
    }
  }
}

/// The list that a film is in.
enum FilmList: String, CaseIterable {
  case next = "To watch"
  case seen = "Seen"

  var other: FilmList { self == .next ? .seen : .next }
}

/// The films of a page, in two lists, and their players, which outlive their rows.
@Observable
final class Shelf {
  private(set) var films: [FilmList: [Film]]
  private let all: [Film]
  private let players: [Film.ID: ComponentTree]

  init(_ films: [Film]) {
    all = films
    self.films = [.next: films]
    players = Dictionary(
      uniqueKeysWithValues: films.map { ($0.id, ComponentTree(id: "player \($0.id)")) })
  }

  /// Whether some films were removed.
  var isIncomplete: Bool { films.values.joined().count < all.count }

  func player(of film: Film) -> ComponentTree? { players[film.id] }

  /// Moves a film of the page to the end of `list`.
  func move(_ film: Film, to list: FilmList) {
    guard films.values.contains(where: { $0.contains(film) }) else { return }
    remove(film)
    films[list, default: []].append(film)
  }

  func remove(_ film: Film) {
    for list in FilmList.allCases { films[list]?.removeAll { $0 == film } }
  }

  func reverse() {
    for list in FilmList.allCases { films[list]?.reverse() }
  }

  /// Puts removed films back into the first list.
  func restore() {
    let present = Set(films.values.joined())
    films[.next, default: []] += all.filter { !present.contains($0) }
  }
}
