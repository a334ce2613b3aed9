extension MountedView {
  /// The properties of a view that survive the hibernation of its tree, besides its element.
  ///
  /// A further property is added in this file: here, in ``write(to:)`` and in the two initializers. A test fails for a property
  /// that is not written. A plain view has no other properties to keep (``MountedView/isPlain``).
  struct Kept {
    let key: ViewKey
    var identity: ViewIdentity
    /// Of a restored view, the attributes have no actions.
    var attributes: ViewAttributes
  }
}

extension MountedView.Kept {
  /// The properties of a new view.
  init(key: ViewKey, identity: ViewIdentity) {
    self.init(key: key, identity: identity, attributes: .none)
  }

  /// Adds the properties to an archive.
  func write(to writer: inout ViewArchive.Writer) {
    writer.append(
      ViewArchive.Form(
        key: key, attributes: attributes.withoutText.archived, showsText: attributes.text != nil))
    writer.append(identity)
  }

  /// Reads the properties that ``write(to:)`` added; `nil` for a view that the archive keeps unchanged.
  ///
  /// - Parameter text: the text of the view's element.
  init?(from reader: inout ViewArchive.Reader, text: @autoclosure () -> String?) {
    guard let form = reader.nextForm() else { return nil }
    self.init(
      key: form.key, identity: reader.nextIdentity(),
      attributes: form.showsText ? form.attributes.showing(text() ?? "") : form.attributes)
  }
}
