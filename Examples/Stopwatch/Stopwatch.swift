import Foundation
import Trellis

/// A stopwatch with laps.
struct Stopwatch: View {
  /// The current time; tests pass their own.
  var clock: () -> Date = { .now }
  @State private var time = StopwatchTime()
  @State private var now = Date.now

  var body: some View {
    VStack(spacing: 24) {
      Text(StopwatchTime.text(time.total(at: now)))
        .font(.system(size: 56, weight: .semibold).monospacedDigit())
        .accessibilityHeading(1)
      HStack(spacing: 12) {
        Button(time.isRunning ? "Lap" : "Reset") { time.isRunning ? addLap() : time.reset() }
          .disabled(time.isReset)
          .showsState(time.isRunning)
        Button(time.isRunning ? "Stop" : "Start") { toggle() }
          .buttonStyle(.borderedProminent)
          .showsState(time.isRunning)
      }
      if !time.laps.isEmpty { LapList(laps: time.laps) }
    }
    .padding(32)
    .frame(maxWidth: 480)
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
    .task(id: time.isRunning) {
      while time.isRunning, !Task.isCancelled {
        now = clock()
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private func toggle() {
    now = clock()
    if time.isRunning { time.stop(at: now) } else { time.start(at: now) }
  }

  private func addLap() {
    now = clock()
    withAnimation { time.addLap(at: now) }
  }
}

/// The laps, the newest first, with the fastest and the slowest one marked.
private struct LapList: View {
  let laps: [Double]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(laps.indices), id: \.self) { index in
        if index > 0 { Divider() }
        HStack {
          Text("Lap \(laps.count - index)").foregroundStyle(.secondaryText)
          Spacer()
          Text(StopwatchTime.text(laps[index])).font(.body.monospacedDigit()).foregroundStyle(
            color(of: laps[index]))
        }
        .padding(.vertical, 10)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
    .background(.surface)
    .cornerRadius(12)
    .border(.line)
  }

  private func color(of lap: Double) -> Color {
    guard laps.count > 2 else { return .text }
    return lap == laps.min() ? .success : lap == laps.max() ? .danger : .text
  }
}

@main struct StopwatchApplication: Application {
  func routes() -> [Route] { [Route("/", title: "Stopwatch") { _ in Stopwatch() }] }
}
