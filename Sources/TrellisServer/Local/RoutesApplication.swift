import ArgumentParser

/// An application that is a list of routes, for tests.
package struct RoutesApplication: Application {
  package static let commandName = "test"

  private let list: [Route]

  package init() { list = [] }

  package init(_ routes: [Route]) { list = routes }

  package init(from decoder: any Decoder) throws { self.init() }

  package func routes() -> [Route] { list }
}

extension Application {
  /// The application with its command-line arguments.
  ///
  /// - Throws: the error of `ArgumentParser` for arguments that it does not have.
  package static func parsed(_ arguments: [String]) throws -> Self { try parse(arguments) }
}
