import Foundation
import Trellis

enum Status: String, CaseIterable, Codable {
  case open, doing, done

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var tone: Tone {
    switch self {
    case .open: .info
    case .doing: .warning
    case .done: .success
    }
  }
}

enum Priority: Int, CaseIterable, Codable, Comparable {
  case low = 1
  case normal, high

  var title: String { ["", "Low", "Normal", "High"][rawValue] }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A step of an issue.
struct Step: Codable, Hashable, Identifiable {
  let id: Int
  var title = ""
  var isDone = false
}

/// Something to be done.
struct Issue: Codable, Hashable, Identifiable {
  var id = 0
  var title = ""
  var text = ""
  var status = Status.open
  var resolution = ""
  var priority = Priority.normal
  var assignee: String?
  var labels: [String] = []
  var hours: Double?
  var due: Date?
  var progress = 0.0
  var isConfidential = false
  var steps: [Step] = []

  func matches(_ query: String) -> Bool {
    query.isEmpty || title.localizedCaseInsensitiveContains(query)
      || labels.contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

/// The issues of all users.
struct Board: Sendable {
  static let people = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Ken", "Margaret"]
  static let labels = ["bug", "crash", "design", "docs", "feature", "performance", "server"]

  private(set) var issues: [Issue]

  /// 120 issues that are the same at each start.
  init() {
    let subjects = ["Login", "Search", "Export", "Sync", "Import", "Print", "Backup", "Upload"]
    let problems = ["fails", "is slow", "loses data", "needs a test", "looks wrong on phones"]
    issues = (1...120).map { id in
      var issue = Issue(id: id)
      issue.title = "\(subjects[id % 8]) \(problems[id % 5])"
      issue.status = Status.allCases[id % 3]
      if issue.status == .done { issue.resolution = "Solved in version 2." }
      issue.priority = Priority(rawValue: id % 7 % 3 + 1) ?? .normal
      issue.assignee = id % 4 == 0 ? nil : Self.people[id % 7]
      issue.labels = [Self.labels[id % 7]]
      issue.hours = Double(id % 9) / 2
      issue.progress = issue.status == .done ? 100 : Double(id % 10 * 10)
      return issue
    }
  }

  subscript(id: Int) -> Issue? { issues.first { $0.id == id } }

  /// Stores an issue; a new one gets the next number.
  mutating func save(_ issue: Issue) -> Int {
    if let index = issues.firstIndex(where: { $0.id == issue.id }) {
      issues[index] = issue
      return issue.id
    }
    var issue = issue
    issue.id = (issues.map(\.id).max() ?? 0) + 1
    issues.append(issue)
    return issue.id
  }

  mutating func remove(_ ids: Set<Int>) { issues.removeAll { ids.contains($0.id) } }
}

let board = SharedModel(Board())
