import Trellis

let statusPages: [ControlPage] = [
  ControlPage(
    "progress", "Progress and gauges", "Work that goes on, and measured values.",
    code: """
      ProgressView("Upload", value: 0.4)
      Gauge("Disk", value: 0.8, warning: 0.7)
      """
  ) {
    Sample("Progress") {
      ProgressView("Upload", value: 0.4)
      ProgressView("Loading…")
      Spinner()
    }
    Sample("Gauges") {
      Gauge("Memory", value: 0.3)
      Gauge("Disk", value: 0.8, warning: 0.7, danger: 0.9)
      Gauge("Load", value: 0.95, warning: 0.7, danger: 0.9)
    }
  },
  ControlPage(
    "skeleton", "Skeleton", "The shape of content that is still loading.",
    code: #"Skeleton(lines: 3)"#
  ) { Sample("Skeleton") { Skeleton(lines: 3) } },
  ControlPage(
    "badge", "Badge, avatar, statistic", "Short facts.",
    code: """
      Badge("Open", tone: .success)
      Avatar("Ada Lovelace")
      Statistic("Visitors", value: "12,840")
      """
  ) {
    Sample("Badges") {
      Flow(spacing: 6) {
        ForEach(Tone.allCases, id: \.self) { Badge($0.rawValue, tone: $0) }
      }
    }
    Sample("Avatars") {
      HStack(spacing: 8) {
        Avatar("Ada Lovelace")
        Avatar("Grace Hopper", size: 40)
        Avatar("Alan Turing", size: 24)
      }
    }
    Sample("Statistics") {
      Flow(spacing: 32) {
        Statistic("Visitors", value: "12,840", change: "+4 % this week", tone: .success)
        Statistic("Errors", value: "17", change: "+12 today", tone: .danger)
      }
    }
  },
  ControlPage(
    "banner", "Banner", "A message over the whole width.",
    code: """
      Banner(
        "The disk is almost full.", tone: .warning
      )
      """
  ) {
    VStack(spacing: 8) {
      ForEach(Tone.allCases, id: \.self) { tone in
        Banner("A message", message: "With more about it in a second line.", tone: tone)
      }
      Banner("A message with a button", tone: .info, onDismiss: {}) { Button("Reload") {} }
    }
  },
  ControlPage(
    "empty-state", "Empty state", "What is shown where there is no content.",
    code: """
      ContentUnavailableView(
        "No issues", icon: .inbox
      ) {
        Button("New issue") { create() }
      }
      """
  ) {
    Sample("Empty") {
      ContentUnavailableView(
        "No issues", icon: .inbox, description: "Issues that others report appear here."
      ) { Button("New issue") {}.buttonStyle(.borderedProminent) }
    }
  },
]
