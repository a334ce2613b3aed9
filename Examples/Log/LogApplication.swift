import ServiceLifecycle
import Synchronization
import Trellis

/// A log to which a thousand lines a second are added.
@main struct LogApplication: Application {
  static let commandName = "log"
  static let abstract = "A log of a thousand lines a second, which all tabs follow."

  @Option(help: "The lines in a second, at most 100,000.")
  var rate = 1_000

  @Option(help: "The most lines that are kept.")
  var limit = 200_000

  @Flag(help: "Keep the first lines.")
  var still = false

  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  /// The stream of this run, which the service and the pages share.
  private static let opened = Mutex<LogStream?>(nil)

  private var stream: LogStream {
    Self.opened.withLock { opened in
      let noon = 43_200.0
      let stream =
        opened
        ?? LogStream(
          rate: rate, limit: min(max(limit, 1_000), 5_000_000), start: still ? noon : nil)
      opened = stream
      return stream
    }
  }

  var services: [any Service] { still ? [] : [stream] }

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() -> [Route] {
    let stream = stream
    return [
      Route("/", title: "Log", description: Self.abstract) { page in
        let reader = LogReader(stream)
        page.subscribe(stream.batches) { reader.take(batch: $0) }
        return LogPage(reader: reader)
      }
    ]
  }
}
