import CHarfBuzz

/// The names of tables and axes of fonts: four characters in 32 bits.
enum OpenTypeTag {
  /// The codes of the names that have one, and 0 as the end of the list.
  static func list(of names: some Sequence<String>) -> [hb_tag_t] {
    names.map(code(of:)).filter { $0 != 0 } + [0]
  }

  /// The code of `name`; 0 if its UTF-8 does not have four bytes.
  static func code(of name: String) -> hb_tag_t {
    name.utf8.count == 4 ? hb_tag_from_string(name, 4) : 0
  }
}
