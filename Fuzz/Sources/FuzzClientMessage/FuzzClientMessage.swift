import CLibFuzzer
import TrellisDOM

@testable import TrellisClientMessage

/// Passes bytes to the decoder of live requests, as each of the four kinds.
///
/// Checked: no trap, and decoded values are within the limits, also those of changes of a text.
@main
enum FuzzClientMessage {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, count in
      guard let data else { return 0 }
      let bytes = Array(UnsafeBufferPointer(start: data, count: count))
      if let attach = try? decoder.attach(bytes) {
        check(attach.header)
        check(attach.screen)
        precondition(attach.path.hasPrefix("/"))
      }
      if let poll = try? decoder.poll(bytes) { check(poll.header) }
      if let events = try? decoder.events(bytes) {
        check(events.header)
        precondition(events.first > 0 && events.events.count <= decoder.limits.events)
        for event in events.events { check(event) }
      }
      if let leave = try? decoder.leave(bytes) {
        precondition(leave.session.utf8.count <= SessionToken.length)
        _ = SessionToken(leave.session)
        precondition(leave.first > 0 && leave.events.count <= decoder.limits.events)
        for event in leave.events { check(event) }
      }
      return 0
    }
  }
}

private let decoder = ClientMessageDecoder()

private func check(_ header: ClientMessage.Header) {
  precondition(header.session.utf8.count <= SessionToken.length)
  precondition(!header.tab.isEmpty && header.tab.utf8.count <= 64)
  precondition(header.acknowledged < 1 << 53)
}

private func check(_ screen: ClientMessage.Screen) {
  precondition((1...100_000).contains(screen.width) && (1...100_000).contains(screen.height))
  precondition((0.1...20).contains(screen.pixelRatio))
}

private func check(_ event: ClientMessage.Event) {
  switch event {
  case .screen(let screen): check(screen)
  case .location(let path), .open(let path): precondition(path.hasPrefix("/"))
  case .finish(let animation): precondition(animation > 0)
  case .edit(let event, let splice):
    precondition(event.value == nil)
    check(.user(event))
    check(splice)
  case .user(let event):
    precondition(event.target != .none && !event.type.isEmpty && event.type.utf8.count <= 32)
    precondition((event.value?.utf8.count ?? 0) <= decoder.limits.value)
    precondition(event.fields.count <= decoder.limits.fields)
    for number in [event.x, event.y, event.scrollLeft, event.scrollTop] {
      precondition(number?.isFinite ?? true)
    }
  }
}

/// Applies a change to texts; a value is within the limit, and has the bytes that it must have.
private func check(_ splice: TextSplice) {
  for base in ["", "a text", "aé日😀 é", String(repeating: "日", count: 30_000)] {
    guard let value = splice.applied(to: base) else { continue }
    precondition(value.utf8.count == base.utf8.count - splice.removed + splice.text.utf8.count)
    precondition(value.utf8.count <= decoder.limits.value)
    precondition(value.utf8.starts(with: base.utf8.prefix(splice.start)))
  }
}
