import Trellis

/// Pages of controls under one heading.
struct ControlGroup: Sendable {
  let title: String
  let pages: [ControlPage]

  static let all: [ControlGroup] = [
    ControlGroup(title: "Buttons", pages: buttonPages),
    ControlGroup(title: "Fields", pages: fieldPages + filePages),
    ControlGroup(title: "Choices", pages: choicePages),
    ControlGroup(title: "Layout and navigation", pages: containerPages),
    ControlGroup(title: "Layers", pages: layerPages + toastPages),
    ControlGroup(title: "Status and data", pages: statusPages + dataPages),
    ControlGroup(title: "Charts and shapes", pages: chartPages + shapePages),
    ControlGroup(title: "Events and themes", pages: eventPages + themePages),
  ]

  /// The groups with the pages whose title or summary contains all words of `text`; without empty groups.
  static func matching(_ text: String) -> [ControlGroup] {
    let words = text.lowercased().split(separator: " ")
    return all.compactMap { group in
      let pages = group.pages.filter { page in
        let all = "\(page.title) \(page.summary)".lowercased()
        return words.allSatisfy { all.contains($0) }
      }
      return pages.isEmpty ? nil : ControlGroup(title: group.title, pages: pages)
    }
  }
}
