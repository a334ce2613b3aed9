import TrellisBase

/// Writes patches in their wire format: a JSON array of operations, each an array that starts with its code.
///
/// If strings repeat, the first item is the *string table*, an array of strings, and a number instead of a string is an
/// index into the table. Lengths are in CSS px with at most two decimals.
struct PatchEncoder {
  var writer = JSONWriter()
  private let table: StringTable?
  private var uses: [Exact<String>: Int] = [:]
  /// The first string; counted only after a second one, as most patches have at most one string.
  private var first: String?

  /// Whether runs were written; the client needs an additional module for them.
  var hasRuns = false
  /// Whether the subtree being written is the template of a run; runs are not nested.
  var isInRun = false
  /// The runs of subtrees in the order of writing, found during the first writing of the patch.
  private var runs: [TreeRun] = []
  private var nextRun = 0

  private init(table: StringTable?, runs: [TreeRun] = []) {
    self.table = table
    self.runs = runs
  }

  /// The patch as JSON.
  ///
  /// - Complexity: O(*n*) in the bytes, written twice if strings repeat.
  static func encode(_ patch: Patch) -> [UInt8] {
    var plain = PatchEncoder(table: nil)
    plain.write(patch)
    let table = StringTable(uses: plain.uses)
    guard !table.strings.isEmpty else { return plain.writer.bytes }
    var compact = PatchEncoder(table: table, runs: plain.runs)
    compact.write(patch)
    return compact.writer.bytes
  }

  private mutating func write(_ patch: Patch) {
    writer.beginArray()
    if let table {
      writer.beginArray()
      for string in table.strings { writer.string(string) }
      writer.endArray()
    }
    var index = 0
    while index < patch.operations.count {
      writer.beginArray()
      index += write(patch.operations, from: index)
      writer.endArray()
    }
    if hasRuns {
      writer.beginArray()
      head(.runs)
      writer.endArray()
    }
    writer.endArray()
  }

  /// The run of subtrees that begins at `start`.
  mutating func nextRun(of trees: [PatchTree], from start: Int) -> TreeRun {
    if nextRun == runs.count { runs.append(TreeRun(trees, from: start)) }
    defer { nextRun += 1 }
    return runs[nextRun]
  }

  mutating func write(_ operation: PatchOperation) {
    switch operation {
    case .create(let parent, let before, let firstID, let trees):
      head(.create, parent, before, firstID)
      write(trees)
    case .remove(let id, let exit):
      head(.remove, id)
      for animation in exit { write(animation) }
    case .move(let id, let parent, let before): head(.move, id, parent, before)
    case .setAttribute(let id, let name, let value):
      head(.setAttribute, id)
      strings(name, value)
    case .removeAttribute(let id, let name):
      head(.removeAttribute, id)
      strings(name)
    case .setStyle(let id, let property, let value):
      head(.setStyle, id)
      strings(property, value)
    case .removeStyle(let id, let property):
      head(.removeStyle, id)
      strings(property)
    case .setFrame(let id, let change):
      head(.setFrame, id)
      write(change)
    case .clearFrame(let id): head(.clearFrame, id)
    case .shift(let first, let count, let dx, let dy):
      head(.shift, first)
      writer.integer(count)
      writer.hundredths(dx)
      writer.hundredths(dy)
    case .setText(let id, let text):
      head(.setText, id)
      strings(text)
    case .setProperty(let id, let name, let value, let when):
      head(.setProperty, id)
      strings(name)
      write(value)
      switch when {
      case .afterEdit(0): break
      case .afterEdit(let edit): writer.integer(edit)
      case .forced: writer.integer(-1)
      }
    case .animate(let id, let animation):
      head(.animate, id)
      write(animation)
    case .cancelAnimations(let id): head(.animate, id)
    case .transition(let transition, let except):
      head(.transition)
      writer.number(transition.duration)
      strings(transition.easing)
      writer.number(transition.delay)
      for id in except { writer.integer(id.rawValue) }
    case .focus(let id, let ifLost):
      head(.focus, id)
      if ifLost { writer.integer(1) }
    case .scrollIntoView(let id): head(.scrollIntoView, id)
    case .announce(let text, let isUrgent):
      head(.announce)
      strings(text)
      if isUrgent { writer.integer(1) }
    case .title(let text):
      head(.title)
      if let text { strings(text) }
    case .url(let text, let replacing):
      head(.url)
      strings(text)
      if replacing { writer.integer(1) }
    case .clear(let id):
      head(.clear, id)
      hasRuns = true
    case .stack(let first, let count, let dx, let dy):
      head(.stack, first)
      writer.integer(count)
      writer.hundredths(dx)
      writer.hundredths(dy)
      hasRuns = true
    case .renumber(let ids, let first):
      head(.renumber, first)
      if ids.count < Self.leastElements {
        for id in ids { writer.integer(id.rawValue) }
      } else {
        write(ids: ids)
      }
    case .reset(let firstID, let tree):
      head(.reset, firstID)
      write(tree)
    }
  }

  mutating func head(_ code: OperationCode, _ ids: NodeID...) {
    writer.integer(code.rawValue)
    for id in ids { writer.integer(id.rawValue) }
  }

  mutating func strings(_ strings: String...) {
    for string in strings {
      if let index = table?.index(of: string) {
        writer.integer(index)
      } else {
        if table == nil { count(string) }
        writer.string(string)
      }
    }
  }

  private mutating func count(_ string: String) {
    guard let first else {
      first = string
      return
    }
    if uses.isEmpty { uses[Exact(first)] = 1 }
    uses[Exact(string), default: 0] += 1
  }

  /// Writes a bit mask of the sides (1 left, 2 top, 4 width, 8 height), then their values.
  private mutating func write(_ change: FrameChange) {
    let sides = [change.left, change.top, change.width, change.height]
    var mask = 0
    for (bit, side) in sides.enumerated() where side != nil { mask |= 1 << bit }
    writer.integer(mask)
    for case let side? in sides { writer.hundredths(side) }
  }

  mutating func write(_ value: PropertyValue) {
    switch value {
    case .string(let text): writer.string(text)
    case .bool(let flag): writer.bool(flag)
    case .number(let number): writer.number(number)
    }
  }

  /// `[tag, frame, styles, attributes, properties, content]`; 0 marks an absent part, and absent parts at the end are
  /// omitted. Content is a text or an array of subtrees.
  mutating func write(_ tree: PatchTree) {
    writer.beginArray()
    strings(tree.tag)
    var missing = 0
    func part(_ exists: Bool, _ encoder: inout PatchEncoder, _ body: (inout PatchEncoder) -> Void) {
      guard exists else {
        missing += 1
        return
      }
      for _ in 0..<missing { encoder.writer.integer(0) }
      missing = 0
      body(&encoder)
    }
    part(tree.frame != nil, &self) { encoder in
      encoder.writer.beginArray()
      for side in [tree.frame?.left, tree.frame?.top, tree.frame?.width, tree.frame?.height] {
        encoder.writer.hundredths(side ?? 0)
      }
      encoder.writer.endArray()
    }
    part(!tree.styles.isEmpty, &self) { $0.write(tree.styles) }
    part(!tree.attributes.isEmpty, &self) { $0.write(tree.attributes) }
    part(!tree.properties.isEmpty, &self) { encoder in
      encoder.writer.beginArray()
      for property in tree.properties {
        encoder.strings(property.name)
        encoder.write(property.value)
      }
      encoder.writer.endArray()
    }
    if let text = tree.text {
      part(true, &self) { $0.strings(text) }
    } else {
      part(!tree.children.isEmpty, &self) { encoder in
        encoder.writer.beginArray()
        encoder.write(tree.children)
        encoder.writer.endArray()
      }
    }
    writer.endArray()
  }

  private mutating func write(_ pairs: [PatchTree.Pair]) {
    writer.beginArray()
    for pair in pairs { strings(pair.name, pair.value) }
    writer.endArray()
  }

  /// `[duration, easing, keyframes, delay, iterations, fill, report?]`, with -1 for endless iterations; a keyframe is
  /// `[offset or null, property, value, …]`.
  private mutating func write(_ animation: ElementAnimation) {
    writer.beginArray()
    writer.number(animation.duration)
    strings(animation.easing)
    writer.beginArray()
    for keyframe in animation.keyframes {
      writer.beginArray()
      if let offset = keyframe.offset { writer.number(offset) } else { writer.null() }
      for style in keyframe.styles { strings(style.property, style.value) }
      writer.endArray()
    }
    writer.endArray()
    writer.number(animation.delay)
    writer.number(animation.iterations.isFinite ? animation.iterations : -1)
    writer.integer(animation.fill.rawValue)
    if animation.report != 0 { writer.integer(animation.report) }
    writer.endArray()
  }
}

extension Patch {
  /// The patch in its wire format, JSON in UTF-8; equal patches give equal bytes.
  public var wire: [UInt8] { CallStack.forTree { PatchEncoder.encode(self) } }
}
