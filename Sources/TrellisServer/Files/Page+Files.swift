public import TrellisUI

extension Page {
  /// The address of a kept file, for pictures, films and links.
  ///
  /// ```swift
  /// AsyncImage(page.address(of: photo), label: photo.name, ratio: 1)
  /// Link("Contract", destination: page.address(of: contract, for: .role("manager")))
  /// ```
  ///
  /// The address cannot be guessed or changed. It is the same at each call in a page; for readers outside of
  /// the page it is the same in all pages. Such an address becomes invalid when the server starts again, unless the
  /// environment variable `TRELLIS_SECRET` has at least 16 bytes, and cannot be withdrawn from users who meet the condition: remove the
  /// file, or use a ``Route/response(_:methods:access:bodyLimit:handler:)`` with
  /// `Response.stored(_:in:to:)`, which decides for each request.
  ///
  /// Browsers show pictures, sounds, films, PDF documents and plain texts, and save all other files; the server finds the
  /// type by the first bytes. A static export contains no files: the address leads nowhere.
  ///
  /// - Parameters:
  ///   - file: a file of ``Application/uploadStore``.
  ///   - readers: the users who may read the file; by default the readers of the page.
  public func address(of file: StoredFile, for readers: FileReaders = .page) -> String {
    guard let files else { return FileAddress.prefix }
    return FileAddress(file, for: readers == .page ? .page(fileNumber(files)) : .users(readers))
      .path(signedBy: files.signature)
  }

  /// The address of an uploaded file for the user of this page, such as for a preview. It is valid until the file is
  /// removed; keep the file for longer.
  public func address(of file: UploadedFile) -> String { address(of: file.stored) }

  /// The number of this page in its addresses of files.
  private func fileNumber(_ files: FileAddresses) -> UInt64 {
    if let fileNumber { return fileNumber }
    let number = files.add(userIdentity)
    fileNumber = number
    // After the end of the page the addresses are valid for some minutes only.
    if work.isEnded { files.end(number, now: now()) }
    return number
  }
}
