import ArgumentParser
import TrellisServer

/// The application of sites whose routes a test makes.
struct TestApplication: Application {
  static let commandName = "test"

  func routes() -> [Route] { [] }
}
