import TrellisDOM

/// A rule of `expectAccessible(except:)`.
public enum AccessibilityRule: String, CaseIterable, Sendable {
  /// Controls, links, dialogs and pictures have names (WCAG 2.2, 4.1.2 and 1.1.1).
  case names
  /// Roles exist in WAI-ARIA and are inside the roles that they require (4.1.2).
  case roles
  /// References lead to elements, and ids are unique (4.1.2).
  case references
  /// Headings skip no level (1.3.1).
  case headings
  /// Texts have a contrast of at least 4.5, large texts of 3, where the colors are known (1.4.3).
  case contrast
  /// Targets are at least 24 × 24 CSS px or far enough from others, except in lines of text (2.5.8), and controls and
  /// pictures have a size.
  case targetSize
  /// The order of Tab is the document order, and matches the layout (1.3.2, 2.4.3).
  case readingOrder
}

extension PageElement {
  /// Checks the rules of accessibility that can be checked without a browser.
  ///
  /// A check finds errors; it does not prove their absence.
  ///
  /// - Parameter except: the rules that are not checked.
  /// - Throws: ``ExpectationError`` with all problems.
  /// - Complexity: O(*n* log *n*) in the elements.
  public func expectAccessible(except: Set<AccessibilityRule> = []) throws {
    let problems = accessibilityProblems(except: except).map {
      "\($0.rule.rawValue): \($0.message)"
    }
    if !problems.isEmpty { throw ExpectationError.list("The page has", problems) }
  }

  /// The accessibility problems, by rule, in document order.
  func accessibilityProblems(
    except: Set<AccessibilityRule> = []
  ) -> [(rule: AccessibilityRule, message: String)] {
    let all = ([self] + descendants).filter(\.isAccessible)
    return AccessibilityRule.allCases.filter { !except.contains($0) }.flatMap { rule in
      messages(for: rule, all).map { (rule, $0) }
    }
  }

  private func messages(for rule: AccessibilityRule, _ all: [PageElement]) -> [String] {
    switch rule {
    case .names: all.compactMap(\.nameProblem)
    case .roles: all.compactMap(\.roleProblem)
    case .references: referenceProblems(all)
    case .headings: headingProblems(all)
    case .contrast: all.compactMap(\.contrastProblem)
    case .targetSize: sizeProblems(all)
    case .readingOrder: orderProblems(all)
    }
  }

  private var nameProblem: String? {
    guard let role else {
      return tag == "iframe" && name.isEmpty ? "\(located) has no name" : nil
    }
    if tag == "img", attribute("alt") == nil, name.isEmpty {
      return "\(located) has no alternative text"
    }
    let named: Set<Role> = [
      "dialog", "alertdialog", "table", "tabpanel", "radiogroup", "img", "menu",
    ]
    guard role.isInteractive || named.contains(role), name.isEmpty else { return nil }
    return "\(located) has no name"
  }

  private static let knownRoles: Set<String> = Set(
    """
    alert alertdialog application article banner button cell checkbox columnheader combobox complementary contentinfo \
    definition dialog directory document feed figure form generic grid gridcell group heading img link list listbox \
    listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note \
    option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox \
    separator slider spinbutton status strong switch tab table tablist tabpanel term textbox time timer toolbar tooltip \
    tree treegrid treeitem blockquote caption code deletion emphasis insertion subscript superscript
    """.split(separator: " ").map(String.init))

  /// For each role: the roles that elements of this role may be inside.
  private static let contexts: [String: Set<String>] = [
    "cell": ["row"], "columnheader": ["row"], "gridcell": ["row"], "listitem": ["list"],
    "menuitem": ["menu", "menubar", "group"], "option": ["listbox", "combobox", "group"],
    "row": ["table", "grid", "treegrid", "rowgroup"], "tab": ["tablist"],
  ]

  private var roleProblem: String? {
    guard let role else { return nil }
    if attribute("role") != nil, !Self.knownRoles.contains(role.rawValue) {
      return "\(located) has the role \(role.rawValue), which is none of WAI-ARIA"
    }
    guard let wanted = Self.contexts[role.rawValue] else { return nil }
    let around = ancestors.lazy.compactMap(\.role)
      .first { !["generic", "presentation", "none"].contains($0.rawValue) }
    guard let around, !wanted.contains(around.rawValue) else {
      return around == nil
        ? "\(located) is in no \(wanted.sorted().joined(separator: " or "))" : nil
    }
    return
      "\(located) is in a \(around.rawValue), not in a \(wanted.sorted().joined(separator: " or "))"
  }

  private func referenceProblems(_ all: [PageElement]) -> [String] {
    var problems: [String] = []
    for element in all {
      for name in ["aria-labelledby", "aria-describedby", "aria-errormessage"] {
        for id in (element.attribute(name) ?? "").split(separator: " ")
        where tree.element(id: String(id)) == nil {
          problems.append("\(element.located) refers by \(name) to “\(id)”, which does not exist")
        }
      }
      if element.tag == "label", let id = element.attribute("for"), tree.element(id: id) == nil {
        problems.append("\(element.located) is for “\(id)”, which does not exist")
      }
    }
    var seen: Set<String> = []
    for element in [self] + descendants {
      if let id = element.attribute("id"), !seen.insert(id).inserted {
        problems.append("\(element.located) has the id “\(id)” of another element")
      }
    }
    return problems
  }

  private func headingProblems(_ all: [PageElement]) -> [String] {
    var last = 0
    var problems: [String] = []
    for element in all {
      guard let level = element.level else { continue }
      if last > 0, level > last + 1 {
        problems.append("\(element.located) has the level \(level) after the level \(last)")
      }
      last = level
    }
    return problems
  }

  private func sizeProblems(_ all: [PageElement]) -> [String] {
    let targets = all.filter { $0.role?.isInteractive == true && $0.frame != nil }
    return all.compactMap(\.missingSizeProblem)
      + targets.filter { $0.isTooSmall && !$0.hasSpace(among: targets) }
      .map { "\($0.located) is smaller than 24 × 24 px, and close to others" }
  }

  /// The elements without content that a component draws; they are invisible without a size.
  private static let drawnTags: Set<String> = [
    "button", "canvas", "iframe", "img", "input", "meter", "progress", "select", "textarea",
    "video",
  ]

  private var missingSizeProblem: String? {
    guard Self.drawnTags.contains(tag), let frame, frame.width <= 0 || frame.height <= 0,
      attribute("type") != "hidden"
    else { return nil }
    // A visible label represents its invisible control.
    if labels.contains(where: { ($0.frame?.width ?? 0) > 0 && ($0.frame?.height ?? 0) > 0 }) {
      return nil
    }
    return "\(located) is invisible, as its width or height is 0: give its component a size"
  }

  /// Whether a circle of 24 CSS px in diameter around the center of the target touches no other target.
  private func hasSpace(among targets: [PageElement]) -> Bool {
    guard let frame else { return true }
    let x = frame.left + frame.width / 2
    let y = frame.top + frame.height / 2
    return !targets.contains { other in
      guard other != self, !other.contains(self), !contains(other), let box = other.frame else {
        return false
      }
      let dx = max(box.left - x, 0, x - box.right)
      let dy = max(box.top - y, 0, y - box.bottom)
      return dx * dx + dy * dy < 12 * 12
    }
  }

  private var isTooSmall: Bool {
    guard role?.isInteractive == true, !isDisabled, let frame, !node.isInline, role != .option
    else { return false }
    // A skip link is visible only while it has the focus.
    if attribute("href")?.hasPrefix("#") == true { return false }
    // A label enlarges the target of its control.
    let label = labels.compactMap(\.frame).max { $0.width * $0.height < $1.width * $1.height }
    let width = max(frame.width, label?.width ?? 0)
    let height = max(frame.height, label?.height ?? 0)
    return (width < 23.99 || height < 23.99) && (frame.width > 1 || frame.height > 1)
  }

  private func orderProblems(_ all: [PageElement]) -> [String] {
    var problems = all.compactMap { element -> String? in
      guard let index = element.tabIndex, index > 0 else { return nil }
      return "\(element.located) has the tabindex \(index)"
    }
    let order = tree.focusOrder.filter { contains($0) }
    for (one, next) in zip(order, order.dropFirst()) where one.node.parent == next.node.parent {
      guard let a = one.frame, let b = next.frame else { continue }
      // Columns are read one after the other.
      let isAbove = b.bottom <= a.top && b.left < a.right && b.right > a.left
      if isAbove { problems.append("\(next.located) comes after \(one.located), and is above it") }
    }
    return problems
  }
}

extension TestScope {
  /// Checks the rules of accessibility that can be checked without a browser, in the scope; see
  /// `expectAccessible(except:)`.
  ///
  /// - Throws: ``ExpectationError`` with all problems.
  public func expectAccessible(except: Set<AccessibilityRule> = []) async throws {
    try await element.expectAccessible(except: except)
  }
}
