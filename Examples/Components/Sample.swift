import Trellis

/// A page of a sample of `docs/COMPONENTS.md`.
struct Sample: Sendable {
  /// The last part of its address.
  let name: String
  let title: String
  let summary: String
  /// The step of the guide, from 1.
  let step: Int
  /// Makes the component of a page at every build.
  let component: @Sendable (Page) -> Component

  static let all = [
    Sample(
      name: "leaf", title: "A leaf", summary: "Components with an element and a size.", step: 1
    ) { _ in Palette() },
    Sample(
      name: "gap", title: "Layout components",
      summary: "Gaps around children that stand on stairs.",
      step: 2
    ) { _ in
      GapComponent(
        24,
        view: ViewConfiguration(
          attributes: [.style(.background, "var(--t-surface)"), .style(.borderRadius, "16px")]),
        around: Stairs(children: Palette.colors.map { Swatch($0, $1) }))
    },
    Sample(
      name: "stacking", title: "Layers, ratios and distances",
      summary: "Children in the middle, in a corner, at fixed places, and on steps of a state.",
      step: 2
    ) { _ in Layers() },
    Sample(
      name: "likes", title: "Render components and state",
      summary: "Each title counts its likes, in any order of the titles.", step: 3
    ) { _ in LikedTitles() },
    Sample(
      name: "lamp", title: "Scopes and controllers",
      summary: "All lamps that follow each other have one controller.", step: 4
    ) { _ in Hall() },
    Sample(
      name: "teas", title: "Surroundings and tasks",
      summary: "Rows follow the units around them; a task of the page loads them.", step: 4
    ) { _ in TeaShop() },
    Sample(
      name: "tree", title: "The tree of nodes",
      summary: "Components with an identity have a node; a parent adds what it knows.", step: 4
    ) { page in TreeOfAComponent { [unowned page] in page.describe().components } },
    Sample(
      name: "poll", title: "Actions", summary: "A choice sends its title to a method of its poll.",
      step: 5
    ) { _ in Poll() },
    Sample(
      name: "discs", title: "View configurations",
      summary: "The corners follow from the height that the layout gives.", step: 6
    ) { _ in Discs() },
    Sample(
      name: "letter", title: "Ahead of the state",
      summary: "A press shows before its answer, and one of two tiles jumps to its place.", step: 6
    ) { _ in Desk() },
    Sample(
      name: "author", title: "Factories and attributes",
      summary: "A text that the factory of its view writes, in a color that turns.", step: 7
    ) { _ in AuthorComponent() },
    Sample(
      name: "notebook", title: "Stateful views",
      summary:
        "Write something: the text moves with the notebook.",
      step: 8
    ) { _ in Shelves() },
    Sample(
      name: "cards", title: "Animations", summary: "Cards appear, move and disappear.", step: 9
    ) { _ in CardStack() },
    Sample(
      name: "door", title: "The responder chain",
      summary: "A closed door hears the bell; an open one lets the house hear it.", step: 10
    ) { _ in House() },
    Sample(
      name: "console", title: "Views and components",
      summary: "Views in a component, and a component in a view.", step: 11
    ) { _ in HostingComponent(Mixer()) },
    Sample(
      name: "library", title: "A data source",
      summary: "Shelves of books change by changesets; controllers hear when rows come and go.",
      step: 11
    ) { _ in HostingComponent(LibraryPage()) },
  ]

  var path: String { "/samples/" + name }
}
