import Testing

/// The main function of the test program. Without this file `swift build` looks for XCTest tests in the index of the
/// sources, which takes a quarter of the time of a build.
///
/// The function is the one that `swift test` calls in its own program.
@main struct TestProgram {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
