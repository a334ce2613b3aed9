import Logging

/// Adds each message to a recorder.
struct LineHandler: LogHandler {
  let lines: Recorder
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  init(lines: Recorder) { self.lines = lines }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.add("\(event.message)") }
}
