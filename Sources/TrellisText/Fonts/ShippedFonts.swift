import TrellisBase

/// The fonts of Trellis.
public enum ShippedFonts {
  /// The folder `fonts` in the folder `public` of Trellis. The command-line option `--public` or the environment
  /// variable `TRELLIS_PUBLIC` sets `public`; by default it is in the current directory or in the source checkout of
  /// the program.
  public static var folder: String { ResourceFolder.publicPath + "/fonts" }
}

extension TextEngine {
  /// An engine with the fonts of Trellis, loaded once, for tests and tools.
  ///
  /// - Precondition: the fonts and tables are found and readable.
  public static let shipped: TextEngine = {
    do {
      return TextEngine(registry: try FontRegistry(folder: ShippedFonts.folder))
    } catch {
      preconditionFailure(
        "\(error). The folder of TRELLIS_PUBLIC has the fonts and tables of Trellis.")
    }
  }()
}
