internal import CTrellisSockets
import Foundation

/// One end of a connection between a process and a child of it: each sends single bytes, and learns the end of the other.
package struct ProcessChannel: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Makes two connected ends.
  ///
  /// - Throws: the error of the system.
  package static func pair() throws -> (ProcessChannel, ProcessChannel) {
    var pair: [Int32] = [-1, -1]
    guard trellis_socket_pair(&pair) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    return (ProcessChannel(pair[0]), ProcessChannel(pair[1]))
  }

  /// Sends a byte; it is dropped if the other process has ended.
  package func send(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { _ = trellis_send(descriptor, $0.baseAddress, 1, nil, 0) }
  }

  /// Waits for the next byte.
  ///
  /// - Returns: `nil` when the other process has ended.
  package func receive() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  package func close() { _ = Foundation.close(descriptor) }
}

/// Starts a program that inherits `descriptors` with their numbers, in a process group of its own.
///
/// - Parameters:
///   - path: the file of the program.
///   - arguments: those after the name of the program.
/// - Returns: the number of the process. The caller must wait for its end by `waitpid`.
/// - Throws: the error of the system.
package func startProcess(
  _ path: String, _ arguments: [String], environment: [String: String],
  inheriting descriptors: [Int32]
) throws -> Int32 {
  var words = ([path] + arguments).map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in words + variables { free(text) } }
  let process = trellis_spawn(path, &words, &variables, descriptors, descriptors.count)
  guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
  return process
}
