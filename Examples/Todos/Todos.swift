import Trellis

/// A thing to do.
struct Todo: Identifiable, Codable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

/// The shown items of a list; the address contains the value.
enum Filter: String, CaseIterable {
  case all, open, done

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  func includes(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.isDone
    case .done: todo.isDone
    }
  }
}

struct TodoList: View {
  @State private var todos = [
    Todo(id: 1, title: "Read the guide", isDone: true),
    Todo(id: 2, title: "Write an application"),
    Todo(id: 3, title: "Show it to somebody"),
  ]
  @State private var draft = ""
  @Query(history: .push) private var filter = Filter.all
  @FocusState private var isEntering: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("To do").font(.largeTitle).accessibilityHeading(1)
      HStack {
        TextField("What is to be done?", text: $draft)
          .focused($isEntering)
          .onSubmit { add() }
        Button("Add") { add() }.buttonStyle(.borderedProminent)
      }
      FilterBar(filter: $filter)
      rows
      footer
    }
    .padding(24)
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
  }

  @ViewBuilder private var rows: some View {
    let shown = todos.filter(filter.includes)
    if shown.isEmpty {
      Text(filter == .done ? "Nothing is done yet." : "Nothing is left to do.")
        .foregroundStyle(.secondaryText)
        .padding(.vertical, 24)
    } else {
      VStack(spacing: 0) {
        ForEach($todos) { $todo in
          if filter.includes(todo) {
            TodoRow(todo: $todo) { todos.removeAll { $0.id == todo.id } }
          }
        }
      }
      .frame(maxWidth: .infinity)
      .background(.surface)
      .cornerRadius(12)
      .border(.line)
    }
  }

  private var footer: some View {
    let open = todos.count { !$0.isDone }
    return HStack {
      Text(open == 1 ? "1 thing left" : "\(open) things left")
        .font(.caption)
        .foregroundStyle(.secondaryText)
      Spacer()
      if open < todos.count {
        Button("Remove done") { withAnimation { todos.removeAll(where: \.isDone) } }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func add() {
    isEntering = true
    guard !draft.isEmpty else { return }
    todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: draft))
    draft = ""
  }
}

/// The choice of a filter.
struct FilterBar: View {
  @Binding var filter: Filter

  var body: some View {
    HStack {
      ForEach(Filter.allCases, id: \.self) { choice in
        Button(choice.title) { filter = choice }
          .buttonStyle(choice == filter ? .borderedProminent : .bordered)
      }
    }
  }
}

struct TodoRow: View {
  @Binding var todo: Todo
  let remove: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(todo.isDone ? "Reopen" : "Done") { todo.isDone.toggle() }
        .showsState(todo.isDone)
      Text(todo.title)
        .foregroundStyle(todo.isDone ? .secondaryText : .text)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("Remove") { remove() }.buttonStyle(.plain)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }
}

@main struct TodosApplication: Application {
  func routes() -> [Route] { [Route("/", title: "To do") { _ in TodoList() }] }
}
