import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisServer

/// An element of an application with its script, its properties and its events.
struct ClientElementTests {
  private static let map = ClientElement(
    "x-map", script: "x-map.js", properties: ["places", "zoom", "isOpen"],
    events: ["choose"])

  private struct Properties: Encodable {
    var places = ["Oslo"]
    var zoom = 2.5
    var isOpen = true
    var secret = "not declared"
  }

  private struct Place: Decodable, Equatable {
    let name: String
    let rank: Int
  }

  private let recorder = Recorder()

  private func opened() async throws -> (SessionManager, SimulatedClient) {
    let route = Route("/") { [recorder] page in
      var zoom = 2.5
      return {
        ClientElementComponent(
          Self.map, properties: Properties(zoom: zoom),
          attributes: ViewAttribute.on(
            "choose", as: Place.self,
            Action(identity: "choose") { place in
              recorder.add("\(place.name) \(place.rank)")
              zoom = 3
              page.setNeedsUpdate()
            }), size: ComponentSize(height: 300))
      }
    }
    let service = SessionManager.test([route])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    return (service, client)
  }

  @Test(arguments: [
    ("a", true, true), ("x-map", false, true), ("z9-", false, true), ("", false, false),
    ("-a", false, false), ("9a", false, false), ("aB", false, false), ("a_b", false, false),
    ("é", false, false), (String(repeating: "a", count: 32), true, true),
    (String(repeating: "a", count: 33), false, false),
  ])
  func namesHaveLettersAndDigits(name: String, isName: Bool, isTag: Bool) {
    #expect(ClientElement.isName(name) == isName)
    #expect(ClientElement.isName(name, also: "-") == isTag)
  }

  @Test func propertiesTravelAsJSON() async throws {
    let (_, client) = try await opened()
    let map = try #require(client.mirror.root.children.first)
    #expect(map.tag == "x-map")
    #expect(map.attributes["data-properties"] == #"{"isOpen":true,"places":["Oslo"],"zoom":2.5}"#)
    #expect(map.attributes["data-on"] == "choose")
    #expect(map.children.isEmpty)
  }

  @Test func aDetailReachesTheActionWithItsType() async throws {
    let (service, client) = try await opened()
    let map = try #require(client.mirror.root.children.first)
    client.send(
      #"{"type":"choose","target":\#(map.id.rawValue),"data":"{\"name\":\"Bergen\",\"rank\":2}"}"#)
    try client.receive(await service.events(client.events()))
    #expect(recorder.entries == ["Bergen 2"])
    let after = try #require(client.mirror.root.children.first)
    #expect(after.id == map.id)
    #expect(after.attributes["data-properties"] == #"{"isOpen":true,"places":["Oslo"],"zoom":3}"#)
  }

  @Test(arguments: ["", "null", "[", "{\\\"name\\\":1}", String(repeating: "[", count: 60_000)])
  func aDetailOfAnotherTypeSendsNothing(_ data: String) async throws {
    let (service, client) = try await opened()
    let map = try #require(client.mirror.root.children.first)
    client.send(#"{"type":"choose","target":\#(map.id.rawValue),"data":"\#(data)"}"#)
    try client.receive(await service.events(client.events()))
    #expect(recorder.entries == [])
    #expect(!client.hasUnsentEvents)
  }

  @Test func otherElementsCarryNoData() {
    let document = Document()
    var received: [String?] = []
    for tag in ["x-map", "button"] {
      let element = document.makeElement(tag)
      element.setListener("choose") { received.append($0.data) }
      document.root.insert(element)
      document.announceAll()
      let event = UIEvent(type: "choose", target: element.id, data: "1")
      element.listener("choose").map { $0.handler(element.admitted(event)!) }
    }
    #expect(received == ["1", nil])
  }

  @Test func anElementOfAnApplicationHasNoText() throws {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      withDetachedBuild {
        _ = ClientElementComponent(
          Self.map, attributes: [.text("Oslo")], size: ComponentSize(height: 10))
      }
    }
    #expect(recorder.errors.first?.message.contains("has no text") == true)
  }

  @Test func propertiesAreAnObject() throws {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      withDetachedBuild {
        _ = ClientElementComponent(Self.map, properties: [1, 2], size: ComponentSize(height: 10))
        _ = ClientElementComponent(
          Self.map, properties: ["zoom": Double.nan], size: ComponentSize(height: 10))
      }
    }
    #expect(recorder.errors.count == 2)
    #expect(recorder.errors.allSatisfy { $0.message.contains("<x-map>") })
  }

  @Test func thePageDeclaresTheElementsAndNamesTheirScripts() throws {
    var assets = AssetCatalog()
    assets.add("x-map.js", bytes: Array("export {}".utf8))
    let elements = try ClientElements([Self.map], in: assets)
    #expect(
      elements.declaration
        == #"{"x-map":{"events":["choose"],"properties":["places","zoom","isOpen"]}}"#)
    #expect(elements.scripts == [assets.address("x-map.js")])
    #expect(try ClientElements([], in: assets).declaration == nil)
    #expect(throws: ClientElements.DeclarationError.declaredTwice("x-map")) {
      _ = try ClientElements([Self.map, Self.map], in: assets)
    }
    #expect(throws: ClientElements.DeclarationError.missingScript("x-map.js", tag: "x-map")) {
      _ = try ClientElements([Self.map], in: AssetCatalog())
    }
  }

  @Test func modulesOfAnApplicationAreLoadedByPages() throws {
    var assets = AssetCatalog()
    assets.add("shake.js", bytes: Array("export {}".utf8))
    let modules = try ClientElements([], modules: ["shake.js"], in: assets)
    #expect(modules.declaration == nil)
    #expect(modules.scripts == [assets.address("shake.js")])
    #expect(throws: ClientElements.DeclarationError.missingModule("tilt.js")) {
      _ = try ClientElements([], modules: ["tilt.js"], in: assets)
    }
  }

  @Test func namesHaveLettersAndDigits() {
    let tag = "x-" + String(repeating: "a", count: 29) + "9"
    let element = ClientElement(
      tag, script: "x.js", properties: ["a", "aB2"], events: ["a", "b2", "zoom"])
    #expect(element.tag == tag)
    #expect(element.properties == ["a", "aB2"] && element.events == ["a", "b2", "zoom"])
  }
}
