import Dispatch
import Foundation

/// Waits until the process is asked to end, by SIGTERM or by SIGINT from the keyboard.
struct TerminationSignals {
  private let arrived: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]

  /// From here on, the signals no longer end the process by themselves.
  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    arrived = stream
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
  }

  func wait() async {
    for await _ in arrived { break }
    for source in sources { source.cancel() }
  }
}
