import Observation
import Trellis

/// A model of the data source.
struct Book: Hashable, Sendable {
  let number: Int
  var title: String
}

/// The books of a library in shelves: a data source, whose changes the page shows.
@Observable final class Library: DataSourceListener {
  /// A section of the data source.
  struct Shelf: Identifiable {
    let id: Int
    let items: [DataSource<Book>.Item]
  }

  private(set) var shelves: [Shelf] = []
  /// The last changes, or why they could not be applied.
  private(set) var message = ""
  /// The number of rows on the page, when it was counted last.
  private(set) var shown = 0
  @ObservationIgnored private var shownBooks: Set<Int> = []
  @ObservationIgnored private let source = DataSource(
    DataSource<Book>.Configuration(sizeRange: SizeRange(max: Size(width: 480, height: .infinity))) {
      BookRow($0)
    }, environment: Library.environment)
  @ObservationIgnored private var lastNumber = 0

  init() {
    source.add(self)
    addShelf()
  }

  /// What the layouts of the data source depend on: the engine that measures texts.
  private static var environment: HostEnvironment {
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    return environment
  }

  /// The number of books, and their height by the layouts of the data source.
  var summary: String {
    let items = shelves.flatMap(\.items)
    let height = items.reduce(0) { $0 + $1.size.height }
    return "\(items.count) books, \(Int(height.rounded())) px, \(shown) rows"
  }

  func addShelf() {
    let section = shelves.count
    let books = (0..<100).map { (ItemIndex(section, $0), makeBook()) }
    apply(
      Changeset(insertedSections: [section], insertions: Set(books.map(\.0))),
      DataSource.Values(insertions: Dictionary(uniqueKeysWithValues: books)))
  }

  func insert() {
    let first = ItemIndex(0, 0)
    apply(Changeset(insertions: [first]), DataSource.Values(insertions: [first: makeBook()]))
  }

  func rename() {
    let first = ItemIndex(0, 0)
    guard var book = source.state[first]?.model else { return }
    book.title += ", revised"
    apply(Changeset(updates: [first]), DataSource.Values(updates: [first: book]))
  }

  /// Moves the last book of the first shelf to its start.
  func moveLast() {
    let last = source.state.numberOfItems(in: 0) - 1
    apply(Changeset(moves: [Changeset.Move(from: ItemIndex(0, last), to: ItemIndex(0, 0))]))
  }

  func removeFirst() { apply(Changeset(removals: [ItemIndex(0, 0)])) }

  /// A mistake, which the data source finds before it changes anything.
  func removeWhatIsNotThere() { apply(Changeset(removals: [ItemIndex(0, 1_000)])) }

  func countRows() { shown = shownBooks.count }

  /// Notes that the row of a book came to the page or left it.
  func note(_ number: Int, isShown: Bool) {
    if isShown { shownBooks.insert(number) } else { shownBooks.remove(number) }
  }

  private func makeBook() -> Book {
    lastNumber += 1
    return Book(number: lastNumber, title: "Book \(lastNumber)")
  }

  private func apply(
    _ changeset: Changeset, _ values: DataSource<Book>.Values = DataSource.Values()
  ) {
    do { try source.apply(changeset, values: values) } catch { message = "\(error)" }
  }

  func dataSource(
    _ source: DataSource<Book>, didModify previous: DataSource<Book>.State,
    by changes: AppliedChanges
  ) {
    shelves = source.state.sections.enumerated().map { Shelf(id: $0, items: $1) }
    let changeset = changes.changeset
    message =
      "\(changeset.insertions.count) inserted, \(changeset.removals.count) removed, "
      + "\(changeset.moves.count) moved, \(changeset.updates.count) updated"
  }
}

/// A book with a number of loans, which is a state of its row.
final class BookRow: RenderComponent<Int> {
  let book: Book
  fileprivate let didAppear: (Bool) -> Void

  init(_ book: Book, didAppear: @escaping (Bool) -> Void = { _ in }) {
    (self.book, self.didAppear) = (book, didAppear)
    super.init()
  }

  override func initialState() -> Int? { 0 }

  override func render(_ loans: Int) -> Component? {
    FlexboxComponent(.row, spacing: 12, alignItems: .center) {
      TextComponent(book.title).flex(grow: 1, shrink: 1)
      TextComponent("Loans: \(loans)")
      ButtonComponent("Lend", label: "Lend \(book.title)") { [state] in state.update { $0 += 1 } }
    }
  }

  override func makeController() -> ComponentController? { BookController(self) }
}

/// Tells the library when the row of a book comes to the page, and when it leaves the window of the list.
final class BookController: ComponentController {
  private let didAppear: (Bool) -> Void

  init(_ row: BookRow) {
    didAppear = row.didAppear
    super.init(component: row)
  }

  override func componentTreeWillAppear() {
    super.componentTreeWillAppear()
    didAppear(true)
  }

  override func componentTreeDidDisappear() {
    didAppear(false)
    super.componentTreeDidDisappear()
  }
}

/// The page of a library: rows of components in a list, and changes of its data source.
struct LibraryPage: View {
  @State private var library = Library()
  @State private var position = ScrollPosition()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Flow(spacing: 8) {
        Button("Add a shelf") { library.addShelf() }
        Button("Insert") { library.insert() }
        Button("Rename") { library.rename() }
        Button("Move the last to the start") { library.moveLast() }
        Button("Remove the first") { library.removeFirst() }
        Button("Remove what is not there") { library.removeWhatIsNotThere() }
        Button("Go to the end") { position.scrollTo(row: .max) }
        Button("Count the rows") { library.countRows() }
      }
      Text(library.summary)
      Text(library.message).foregroundStyle(.secondaryText).attribute("role", "status")
      List {
        ForEach(library.shelves) { shelf in
          Section("Shelf \(shelf.id + 1)") {
            ForEach(shelf.items, id: \.id) { BookView(item: $0, library: library) }
          }
        }
      }
      .accessibilityLabel("Books")
      .scrollPosition($position)
      .frame(height: 400)
    }
  }
}

/// The row of an item. An updated item is another object, so the row is evaluated again.
private struct BookView: View {
  let item: DataSource<Book>.Item
  let library: Library

  var body: some View {
    ComponentView { [item, library] in
      BookRow(item.model) { library.note(item.model.number, isShown: $0) }
    }
  }
}
