import Foundation
import Trellis

private struct Package: Identifiable {
  let id: Int
  let name: String
  let size: Int
  let license: String
}

private let packages = [
  Package(id: 1, name: "swift-argument-parser", size: 420, license: "Apache-2.0"),
  Package(id: 2, name: "trellis", size: 9100, license: "MIT"),
  Package(id: 3, name: "harfbuzz", size: 3100, license: "MIT"),
  Package(id: 4, name: "zlib", size: 180, license: "Zlib"),
]

/// A picture with a ratio of three to two.
private let photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 16'%3E"
  + "%3Crect width='24' height='16' fill='%239cc4ee'/%3E%3Ccircle cx='18' cy='4' r='2' fill='%23ffe08a'/%3E"
  + "%3Cpath d='M0 12C6 4 9 14 14 9S21 6 24 9V16H0z' fill='%233f7a4c'/%3E%3C/svg%3E"

private struct TableSample: View {
  @State private var selection: Set<Int> = [2]
  @State private var order: TableOrder?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Table("Packages", packages, selection: $selection, order: $order, name: \.name) {
        TableColumn("Name", value: \.name)
        TableColumn("License", value: \.license, width: 120, hidesWhenCompact: true)
        TableColumn("Size", width: 96, alignment: .trailing, sortedBy: { $0.size < $1.size }) {
          Text("\($0.size, format: .number) KB").monospacedDigit()
        }
      }
      Text("\(selection.count) selected").foregroundStyle(.secondaryText)
    }
  }
}

let dataPages: [ControlPage] = [
  ControlPage(
    "table", "Table", "Rows of small data, which can be sorted and selected.",
    keys: [
      "Up, Down": "Goes to another row", "Home, End": "Goes to an end", "Space": "Selects the row",
    ],
    code: """
      Table(
        "Packages", packages,
        selection: $selection, order: $order
      ) {
        TableColumn("Name", value: \\.name)
      }
      """
  ) { TableSample() },
  ControlPage(
    "image", "Image", "A picture in a room that does not move when it is loaded.",
    code: """
      AsyncImage(
        "/photo.jpg", label: "The lake",
        ratio: 16 / 9,
        sources: [
          400: "/small.jpg", 800: "/photo.jpg",
        ]
      )
      """
  ) {
    Sample("Filling a room of another ratio, and fitting into it") {
      Flow(spacing: 12) {
        AsyncImage(photo, label: "A hill in the sun", ratio: 1).frame(width: 140)
        AsyncImage(photo, label: "A hill in the sun", ratio: 1, contentMode: .fit)
          .frame(width: 140)
      }
    }
    Sample("A picture that cannot be loaded") {
      AsyncImage("data:image/png;base64,AAAA", label: "Nothing", ratio: 2, isLazy: false)
        .frame(maxWidth: 320)
    }
  },
]
