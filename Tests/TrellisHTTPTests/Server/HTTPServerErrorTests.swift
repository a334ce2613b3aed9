import Foundation
import Testing
import TrellisHTTP

struct HTTPServerErrorTests {
  @Test(arguments: [
    (
      HTTPServerError.addressInUse("http://localhost:8080"),
      "Cannot listen on http://localhost:8080: it is in use; stop the other program or choose "
        + "another port"
    ),
    (
      .permissionDenied("http://localhost:80"),
      "Cannot listen on http://localhost:80: permission denied; ports below 1024 require "
        + "administrator rights"
    ),
    (.unknownHost("x", reason: "no such host"), "Cannot listen on \"x\": no such host"),
    (
      .pathTooLong("/x", limit: 107),
      "Cannot listen on the Unix socket \"/x\": its path is longer than 107 bytes"
    ),
    (.alreadyStarted, "Cannot start the server: it was started before"),
    (
      .system(call: "bind", address: "http://a:1", code: EINVAL),
      "Cannot listen on http://a:1: bind: Invalid argument"
    ),
  ])
  func says(_ error: HTTPServerError, text: String) {
    #expect(error.description == text)
  }
}
