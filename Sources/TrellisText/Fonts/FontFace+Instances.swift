import CHarfBuzz

extension FontFace {
  /// Opens the font in a file.
  ///
  /// - Throws: ``FontError`` if the file is unreadable or no usable font.
  convenience init(file: String) throws(FontError) {
    try self.init(bytes: Array(FontRegistry.contents(of: file)), path: file)
  }

  /// The font's own weight value, from 1 to 1000.
  var weight: Int {
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    return weight.isFinite ? min(max(Int(weight), 1), 1000) : 400
  }

  /// Whether the font is marked as italic or oblique.
  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The font itself with its weight; for a variable font, an instance at each of `weights`. Its other axes
  /// are at `positions`, or at their defaults. Values are clamped to the range of their axis.
  ///
  /// Instances are separate fonts, measured and served like any other, because the results of browsers for
  /// a variable font differ from instances by fractions of a unit.
  ///
  /// - Parameter positions: values by axis tag, such as `wdth`.
  /// - Throws: ``FontError`` if an instance cannot be made, or if an axis does not exist.
  func instances(
    weights: [Int], positions: [String: Double] = [:], path: String
  ) throws(FontError) -> [(weight: Int, face: FontFace)] {
    var count: UInt32 = 32
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 32)
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    axes.removeLast(axes.count - Int(count))
    for name in positions.keys.sorted()
    where !axes.contains(where: { $0.tag == OpenTypeTag.code(of: name) }) {
      throw .unknownAxis(path: path, axis: name)
    }
    guard hb_ot_var_has_data(face) != 0, count > 0 else { return [(weight, self)] }
    for index in axes.indices {
      guard
        let position = positions.first(where: { axes[index].tag == OpenTypeTag.code(of: $0.key) })
      else {
        continue
      }
      let value = position.value.isFinite ? Float(position.value) : axes[index].default_value
      axes[index].default_value = min(max(value, axes[index].min_value), axes[index].max_value)
    }
    let weightTag = OpenTypeTag.code(of: "wght")
    guard let axis = axes.first(where: { $0.tag == weightTag }) else {
      return [(weight, try instance(axes, weight: nil, path: path))]
    }
    var made: [(weight: Int, face: FontFace)] = []
    for wanted in weights {
      let value = min(max(Float(wanted), axis.min_value), axis.max_value)
      let weight = min(max(Int(value), 1), 1000)
      if made.contains(where: { $0.weight == weight }) { continue }
      made.append((weight, try instance(axes, weight: value, path: path)))
    }
    return made
  }

  private func instance(
    _ axes: [hb_ot_var_axis_info_t], weight: Float?, path: String
  ) throws(FontError) -> FontFace {
    let weightTag = OpenTypeTag.code(of: "wght")
    let location = axes.map { axis in
      (
        axis: axis.tag,
        value: axis.tag == weightTag ? weight ?? axis.default_value : axis.default_value
      )
    }
    guard let bytes = FontSubset.instance(of: face, characters: coverage, location: location) else {
      throw .notInstanced(path: path, weight: Int(weight ?? 400))
    }
    return try FontFace(bytes: bytes, path: path)
  }
}

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
