import Foundation
import Trellis

/// All issues, by filter, order and selection.
struct IssueList: View {
  let open: (String) -> Void
  @Query private var text = ""
  @Query private var status: Status?
  @Query private var sort: TableOrder?
  @Query private var page = 1
  @State private var selection: Set<Int> = []
  @State private var isDeleting = false
  @FocusState private var isSearching: Bool

  static let pageLength = 20

  private var found: [Issue] {
    let all = board.value.issues.filter { issue in
      issue.matches(text) && (status.map { issue.status == $0 } ?? true)
    }
    guard let sort else { return all }
    return all.sorted {
      sort.isDescending ? Self.areInOrder(sort, $1, $0) : Self.areInOrder(sort, $0, $1)
    }
  }

  private static let titles = TextCollation(language: "en")

  private static func areInOrder(_ order: TableOrder, _ one: Issue, _ other: Issue) -> Bool {
    switch order.column {
    case "Title": titles.areInOrder(one.title, other.title)
    case "Status": one.status.rawValue < other.status.rawValue
    case "Priority": one.priority < other.priority
    default: one.id < other.id
    }
  }

  var body: some View {
    let found = found
    let pages = max(1, (found.count + Self.pageLength - 1) / Self.pageLength)
    let present = min(max(page, 1), pages)
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Issues").font(.largeTitle).accessibilityHeading(1)
        Spacer()
        Button("New issue") { open("/issues/new") }.buttonStyle(.borderedProminent)
      }
      .frame(maxWidth: .infinity)
      Flow(spacing: 8) {
        SearchField("Search issues", text: $text).frame(width: 240).focused($isSearching)
        Picker("Status", selection: $status) {
          Text("All states").tag(Status?.none)
          ForEach(Status.allCases, id: \.self) { Text($0.title).tag(Status?.some($0)) }
        }
        .labelsHidden()
        if !selection.isEmpty { bulkActions }
      }
      if found.isEmpty {
        ContentUnavailableView(
          "No issues", icon: .search, description: "No issue matches the filter.")
      } else {
        table(Array(found.dropFirst((present - 1) * Self.pageLength).prefix(Self.pageLength)))
        if pages > 1 { Pagination(page: $page, count: pages, address: _page.address) }
      }
    }
    .padding(.huge)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func table(_ issues: [Issue]) -> some View {
    Table("Issues", issues, selection: $selection, order: $sort, name: \.title) {
      TableColumn("No.", width: 40, alignment: .trailing) {
        Text("\($0.id)").foregroundStyle(.secondaryText)
      }
      TableColumn("Title", value: \.title)
      TableColumn("Status", width: 88, sortedBy: { _, _ in false }) {
        Badge($0.status.title, tone: $0.status.tone)
      }
      TableColumn("Priority", width: 88, hidesWhenCompact: true, sortedBy: { _, _ in false }) {
        Text($0.priority.title)
      }
      TableColumn("Assignee", width: 120, hidesWhenCompact: true) { issue in
        if let name = issue.assignee {
          HStack(spacing: 6) {
            Avatar(name, size: 24)
            Text(name)
          }
        } else {
          Text("–").foregroundStyle(.disabledText).accessibilityLabel("Nobody")
        }
      }
    }
    .onOpen { open("/issues/\($0.id)") }
  }

  @ViewBuilder private var bulkActions: some View {
    Button("Close \(selection.count)") {
      board.update { board in
        for id in selection {
          guard var issue = board[id] else { continue }
          issue.status = .done
          _ = board.save(issue)
        }
      }
      finish()
    }
    Button("Delete…", role: .destructive, presenting: $isDeleting)
      .alert("Delete \(selection.count) issues?", isPresented: $isDeleting) {
        Button("Keep them", role: .cancel) {}
        Button("Delete \(selection.count) issues", role: .destructive) {
          board.update { $0.remove(selection) }
          finish()
        }
      } message: {
        Text("This cannot be undone.")
      }
  }

  /// Ends the selection; its buttons disappear, so the focus moves to the field above the list.
  private func finish() {
    (selection, isDeleting) = ([], false)
    isSearching = true
  }
}
