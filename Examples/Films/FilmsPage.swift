import Foundation
import Trellis

/// Two lists of films, which play on while they move.
struct FilmsPage: View {
  let shelf: Shelf

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Films").font(.largeTitle).accessibilityHeading(1)
        Text(
          "A film plays on while its row moves, and on its page. In full screen it outlives its row."
        )
        .foregroundStyle(.secondaryText)
      }
      Flow(spacing: 8) {
        Button("Reverse") { shelf.reverse() }
        Button("Put all back") { shelf.restore() }.disabled(!shelf.isIncomplete)
      }
      ForEach(FilmList.allCases, id: \.self) { list in FilmSection(list: list, shelf: shelf) }
    }
    .padding(24)
    .frame(maxWidth: 760)
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
  }
}

/// One list with its heading.
struct FilmSection: View {
  let list: FilmList
  let shelf: Shelf

  var body: some View {
    let films = shelf.films[list] ?? []
    VStack(alignment: .leading, spacing: 12) {
      Text(list.rawValue).font(.title2).accessibilityHeading(2)
      if films.isEmpty {
        Text("No film is here.").foregroundStyle(.secondaryText)
      }
      ForEach(films) { film in FilmRow(film: film, list: list, shelf: shelf) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .element("section")
  }
}

/// A film beside its title and its buttons; below each other in a narrow window.
struct FilmRow: View {
  let film: Film
  let list: FilmList
  let shelf: Shelf
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.viewport) private var viewport

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if widthClass == .compact {
        VStack(alignment: .leading, spacing: 12) {
          // The window without the padding of the page and of the row.
          player(width: viewport.width - 72)
          details
        }
      } else {
        HStack(alignment: .top, spacing: 16) {
          player(width: 256)
          details.frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface)
    .cornerRadius(12)
    .border(.line)
    .attribute("data-film", film.id)
  }

  private func player(width: Double) -> ComponentView {
    ComponentView { [film, shelf] in
      guard let tree = shelf.player(of: film) else { return nil }
      return TreeComponent(tree) {
        withScope(FilmPlayer.self) {
          FilmPlayer(film, width: width) { shelf.move(film, to: .seen) }
        }
      }
    }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(film.title).font(.headline).accessibilityHeading(3)
        Text(film.note).foregroundStyle(.secondaryText)
      }
      Flow(spacing: 8) {
        Button("Full screen") {}
          .onTap(.toggleFullScreen(FilmPlayer.elementID(of: film)))
          .accessibilityLabel("Full screen: \(film.title)")
        Button(list == .next ? "Seen" : "Watch again") { shelf.move(film, to: list.other) }
          .accessibilityLabel("\(list == .next ? "Seen" : "Watch again"): \(film.title)")
        Link("About", destination: film.path).accessibilityLabel("About: \(film.title)").padding(8)
        Button("Remove") { shelf.remove(film) }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove: \(film.title)")
      }
    }
  }
}

/// A film on a page of its own, where it plays on.
struct FilmPage: View {
  let film: Film
  @Environment(\.viewport) private var viewport

  var body: some View {
    let width = min(712, viewport.width - 48)
    VStack(alignment: .leading, spacing: 16) {
      Link("All films", destination: "/")
      Text(film.title).font(.largeTitle).accessibilityHeading(1)
      ComponentView { [film] in withScope { FilmPlayer(film, width: width) } }
      Text(film.note).foregroundStyle(.secondaryText)
      Button("Full screen") {}
        .onTap(.toggleFullScreen(FilmPlayer.elementID(of: film)))
        .accessibilityLabel("Full screen: \(film.title)")
    }
    .padding(24)
    .frame(maxWidth: 760)
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
  }
}

@main struct FilmsApplication: Application {
  var publicFolder: String? { Bundle.module.bundlePath + "/public" }

  func routes() -> [Route] {
    [
      Route("/", title: "Films") { page in
        FilmsPage(shelf: Shelf(Film.all(address: page.asset)))
      },
      Route(
        "/films/:id", title: "Film", exporting: Film.all { $0 }.map { ExportedPath($0.path) }
      ) { page in
        let id = page.location.parameters["id"]
        guard let film = Film.all(address: page.asset).first(where: { $0.id == id }) else {
          throw PageNotFound()
        }
        page.title = "\(film.title) – Films"
        return FilmPage(film: film)
      },
    ]
  }
}
