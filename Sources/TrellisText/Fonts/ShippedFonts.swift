import TrellisBase

/// The fonts of Trellis.
public enum ShippedFonts {
  /// The folder of the fonts: `fonts` in the folder of the command-line option `--public`, otherwise of the environment
  /// variable `TRELLIS_PUBLIC`, otherwise in `public` of the current directory, otherwise in that of the source checkout
  /// from which the program was built.
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
