import GRDB
import TrellisPasswords

/// Three cafés with their staff, and the shifts of some months.
enum SampleData {
  static let password = "espresso"

  static func insert(into database: DatabaseQueue) async throws {
    guard try await database.read({ try Employee.fetchCount($0) }) == 0 else { return }
    let hash = try await PasswordHash.make(password).text
    let people = [
      ("Mara Lindholm", Role.manager, 1), ("Anton Weiss", .employee, 1),
      ("Chiara Romano", .employee, 2), ("Daniel Okafor", .employee, 2),
      ("Elif Yıldız", .employee, 1), ("Jonas Petersen", .employee, 3),
      ("Noor Haddad", .employee, 3), ("Sophie Martin", .employee, 2),
    ]
    try await database.write { db in
      for (index, name) in ["Hafencafé", "Marktplatz", "Südbahnhof"].enumerated() {
        try Shop(id: index + 1, name: name).insert(db)
      }
      for (number, (name, role, shop)) in people.enumerated() {
        let first = name.prefix { $0 != " " }.lowercased()
        let employee = Employee(
          id: "e\(number)", name: name, email: "\(first)@cafe.example", role: role, shop: shop)
        try employee.insert(db)
        for week in -26...8 {
          for day in 0..<7 where (day + number * 2 + Int(week.magnitude)) % 7 < 5 {
            let start = [360, 420, 570, 780][(number + day * 3 + Int(week.magnitude)) % 4]
            let shift = Shift(
              id: "s\(number)-\(week)-\(day)", employee: employee.id,
              shop: day == 5 ? shop % 3 + 1 : shop, day: Day.today.monday + week * 7 + day,
              start: start, length: [300, 480, 480, 540][(number * 3 + day) % 4])
            try shift.insert(db)
          }
        }
      }
      try db.execute(sql: "UPDATE employee SET password = ?", arguments: [hash])
    }
  }
}
