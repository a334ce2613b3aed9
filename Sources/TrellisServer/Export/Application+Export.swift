import ArgumentParser
import Foundation

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
  ///   - folder: is made if it does not exist. Files in it that no export has written stay.
  ///   - options: the widths, the routes and the form of the pages.
  ///   - progress: called by any thread after each page, with the numbers of ready pages and of all pages.
  /// - Throws: ``ExportOptions/Mistake``, ``ExportError``, or the error of the application's `routes()`.
  /// - Complexity: O(*n*) in the pages that changed; memory is bounded but for some hundred bytes a page.
  public func export(
    to folder: String, options: ExportOptions = ExportOptions(),
    progress: @escaping @Sendable (_ ready: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> ExportReport {
    let site = try await Site(
      self, resources: try ResourceOptions.parse([]), origins: [], metrics: metrics)
    return try SiteExporter(site: site, options: options).write(to: folder, progress: progress)
  }
}
