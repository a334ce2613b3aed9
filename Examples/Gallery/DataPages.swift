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
      Table("Packages", packages, selection: $selection, order: $order) {
        TableColumn("Name", value: \\.name)
      }
      """
  ) { TableSample() },
  ControlPage(
    "image", "Image", "A picture in a room that does not move when it is loaded.",
    code: #"AsyncImage("/photo.jpg", label: "The lake", ratio: 16 / 9)"#
  ) {
    Sample("A picture that cannot be loaded") {
      AsyncImage("data:image/png;base64,AAAA", label: "Nothing", ratio: 2, isLazy: false)
        .frame(maxWidth: 320)
    }
  },
]
