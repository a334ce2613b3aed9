import Foundation
import TrellisBase
import TrellisUI

/// The files that a ``FileUpload`` accepts.
struct FileRules: Hashable {
  /// Media types such as `image/png` and `image/*`, and extensions such as `.pdf`; empty for all files.
  let types: [String]
  /// The maximum bytes of one file.
  let maximumSize: Int
  let maximumCount: Int

  /// - Parameters:
  ///   - maximumSize: from 1 byte to a terabyte; other values are clamped.
  ///   - maximumCount: from 1 to 100; other values are clamped.
  init(types: [String], maximumSize: Int, maximumCount: Int) {
    self.types = types.map { $0.lowercased() }
    self.maximumSize = min(max(maximumSize, 1), UploadDescription.largestSize)
    self.maximumCount = min(max(maximumCount, 1), 100)
  }

  /// Whether the file has one of ``types``, by its media type or its extension.
  func accepts(_ file: UploadDescription) -> Bool {
    if types.isEmpty { return true }
    let name = file.name.lowercased()
    return types.contains { type in
      if type.begins(with: ".") { return name.ends(withText: type) }
      if type.ends(with: "/*") { return file.type.begins(withText: type.droppingLast(1)) }
      return file.type == type
    }
  }
}
