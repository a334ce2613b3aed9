import Foundation
import Trellis

/// The whole page: the commands above, and the lines in the rest of the window.
struct LogPage: View {
  let reader: LogReader
  @Environment(\.viewport) private var viewport

  var body: some View {
    VStack(spacing: 0) {
      LogHeader(reader: reader)
      LogLines(reader: reader).id(reader.level)
    }
    .frame(height: max(viewport.height, 420))
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
    .onChange(of: viewport) { if reader.isFollowing { reader.follow() } }
  }
}

/// The title, the level, the search and the button that follows the end.
struct LogHeader: View {
  let reader: LogReader
  @Environment(\.viewport) private var viewport

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Log").font(.title2).accessibilityHeading(.h1)
        Spacer()
        Text(status).font(.caption).monospacedDigit().foregroundStyle(.secondaryText).lineLimit(1)
          .attribute("role", reader.message.isEmpty ? nil : "status")
      }
      .frame(maxWidth: .infinity)
      if viewport.width < 700 {
        search
        HStack(spacing: 8) {
          levels
          Spacer()
          follow
        }
        .frame(maxWidth: .infinity)
      } else {
        HStack(spacing: 12) {
          levels
          search.frame(maxWidth: .infinity)
          follow
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
    .background(.surface)
    .border(.line, edges: .bottom)
  }

  private var status: String {
    if reader.isSearching { return "Searching…" }
    if !reader.message.isEmpty { return reader.message }
    return "\(reader.places.count.formatted()) lines"
  }

  private var levels: some View {
    Picker("Level", selection: Binding(get: { reader.level }, set: { reader.show($0) })) {
      ForEach(Level.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
    }
    .labelsHidden()
  }

  private var search: some View {
    HStack(spacing: 4) {
      TextField("Find", text: Bindable(reader).query, prompt: "Find in older lines")
        .kind(.search).icon(.search).submitLabel(.search)
        .onSubmit { [reader] in await reader.find() }
        .frame(maxWidth: .infinity)
      Button(action: { [reader] in await reader.find() }) {
        Image(icon: .chevronUp, label: "Find older")
      }
      Button(action: { [reader] in await reader.find(isForward: true) }) {
        Image(icon: .chevronDown, label: "Find newer")
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var follow: some View {
    Button(action: { if reader.isFollowing { reader.hold() } else { reader.follow() } }) {
      Image(icon: .arrowDown)
      Text("Follow")
    }
    .selected(reader.isFollowing)
  }
}

/// The lines.
struct LogLines: View {
  let reader: LogReader
  @Environment(\.writingDirection) private var direction

  var body: some View {
    let (history, level, hit) = (reader.history, reader.level, reader.hit)
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(reader.places, id: \.self) { place in
          LogRow(line: history.line(at: place, of: level), hit: hit, direction: direction)
        }
      }
    }
    .scrollPosition(Bindable(reader).position)
    .accessibilityLandmark(.region)
    .accessibilityLabel("Lines")
    .attribute("tabindex", "0")
    .on(.wheel, .wheelTurn, options: [.throttled(milliseconds: 100), .passive]) { [reader] turn in
      if turn.height < 0 { reader.hold() }
    }
    .on(.keyDown, .key) { [reader] key in
      if ["ArrowUp", "PageUp", "Home"].contains(key) { reader.hold() }
    }
    .frame(maxWidth: .infinity)
    .background(.background)
  }
}

/// One line of text, cut off at the end. It is made some hundred times a second, so it reads nothing of its environment.
struct LogRow: View {
  let line: LogLine
  let isHit: Bool
  let direction: WritingDirection

  static let height = 20.0

  init(line: LogLine, hit: Int?, direction: WritingDirection) {
    self.line = line
    self.direction = direction
    isHit = line.number == hit
  }

  var body: some View {
    Text(verbatim: line.text)
      .font(.system(size: 12, design: .monospaced))
      .lineLimit(1)
      .foregroundStyle(color)
      // The lines run from left to right in all pages.
      .frame(maxWidth: .infinity, alignment: direction == .rightToLeft ? .trailing : .leading)
      .padding(.horizontal, 16)
      .frame(height: Self.height)
      .background(isHit ? .accentSurface : .clear)
      .attribute("aria-current", isHit ? "true" : nil)
  }

  private var color: Color {
    switch line.level {
    case .debug: .secondaryText
    case .info: .text
    case .warning: .warning
    case .error: .danger
    }
  }
}
