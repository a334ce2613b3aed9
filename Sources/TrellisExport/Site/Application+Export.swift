import ArgumentParser
import Foundation
public import TrellisServer

extension Application {
  /// Writes the pages as files that work without a server and without scripts, as the command `export` does.
  ///
  /// ```swift
  /// var options = ExportOptions()
  /// options.widths = [390, 1280]
  /// let report = try await Handbook().export(to: "site", options: options)
  /// ```
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, created if it does not exist. Files that no export has written stay.
  ///   - options: the widths, the routes and the format of the pages.
  ///   - progress: called on any thread after each page, with the number of finished pages and of all pages.
  /// - Throws: ``ExportOptions/OptionError``, ``ExportError``, an error that names the unknown user of
  ///   ``ExportOptions/identity``, or the error of the application's `routes()`.
  /// - Complexity: O(*n*) in the changed pages; memory is bounded, except for some hundred bytes a page.
  public func export(
    to folder: String, options: ExportOptions = ExportOptions(),
    progress: @escaping @Sendable (_ ready: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> ExportReport {
    let site = try await Site(
      self, resources: try ResourceOptions.parse([]), origins: [], metrics: metrics)
    return try await SiteExporter(identifying: options, on: site)
      .write(to: folder, progress: progress)
  }
}
