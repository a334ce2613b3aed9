import CHarfBuzz

/// The names of tables and axes of fonts: four characters in 32 bits.
enum OpenTypeTag {
  /// The code of `name`; 0 if it has not four characters of ASCII.
  static func code(of name: String) -> hb_tag_t {
    name.utf8.count == 4 ? hb_tag_from_string(name, 4) : 0
  }
}
