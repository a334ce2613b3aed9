import Testing
import TrellisSemantics

struct PageElementRoleTests {
  @Test(
    arguments: [
      ("<a id=x href=/>A</a>", "link"), ("<a id=x>A</a>", nil),
      ("<button id=x>A</button>", "button"), ("<div id=x>A</div>", nil),
      ("<input id=x>", "textbox"), ("<input id=x type=email>", "textbox"),
      ("<input id=x type=search>", "searchbox"), ("<input id=x type=search list=l>", "combobox"),
      ("<input id=x list=l>", "combobox"), ("<input id=x type=password>", nil),
      ("<input id=x type=number>", "spinbutton"), ("<input id=x type=range>", "slider"),
      ("<input id=x type=checkbox>", "checkbox"), ("<input id=x type=radio>", "radio"),
      ("<input id=x type=submit>", "button"), ("<input id=x type=image>", "button"),
      ("<input id=x type=hidden>", nil), ("<textarea id=x></textarea>", "textbox"),
      ("<select id=x></select>", "combobox"), ("<select id=x size=1></select>", "combobox"),
      ("<select id=x size=2></select>", "listbox"), ("<select id=x multiple></select>", "listbox"),
      ("<section id=x></section>", nil), ("<section id=x aria-label=A></section>", "region"),
      ("<section id=x aria-labelledby=y></section>", "region"), ("<form id=x></form>", nil),
      ("<form id=x aria-label=A></form>", "form"), ("<header id=x></header>", "banner"),
      ("<article><header id=x></header></article>", nil),
      ("<section aria-label=A><header id=x></header></section>", nil),
      ("<output id=x></output>", "status"), ("<table><tfoot id=x></tfoot></table>", "rowgroup"),
      ("<main><div><footer id=x></footer></div></main>", nil),
      ("<footer id=x></footer>", "contentinfo"), ("<img id=x>", "img"),
      ("<img id=x alt=A>", "img"), ("<img id=x alt=''>", "presentation"),
      ("<table><tbody><tr><th id=x>A</th></tr></tbody></table>", "columnheader"),
      ("<table><tbody><tr><th id=x scope=row>A</th></tr></tbody></table>", "rowheader"),
      ("<ul id=x></ul>", "list"), ("<p id=x>A</p>", "paragraph"),
      ("<div id=x role='switch checkbox'></div>", "switch"), ("<nav id=x></nav>", "navigation"),
      ("<button id=x role=''>A</button>", "button"),
    ] as [(String, String?)])
  func theRoleFollowsFromTagAndAttributes(html: String, role: String?) throws {
    #expect(try SamplePage(html).element().role?.rawValue == role)
  }

  @Test func theLevelOfAHeadingIsItsOwnOrThatOfTheTag() throws {
    let page = try SamplePage(
      """
      <h3 id=a>A</h3><h3 id=b aria-level=5>B</h3><div id=c role=heading aria-level=2>C</div>
      <button id=d aria-level=2>D</button><h3 id=e aria-level=no>E</h3>
      """)
    let levels = try ["a", "b", "c", "d", "e"].map { try page.element($0).level }
    #expect(levels == [3, 5, 2, nil, 3])
  }

  @Test func rolesOfControlsAreInteractive() {
    let controls: [Role] = [
      .button, .checkbox, .combobox, .link, .menuitem, "menuitemcheckbox", "menuitemradio",
      .option, .radio, .searchbox, .slider, .spinbutton, .switch, .tab, .textbox,
    ]
    for role in controls { #expect(role.isInteractive, "\(role)") }
    for role: Role in [.heading, .list, .row, .dialog, .menu, .tabpanel, .group, .img] {
      #expect(!role.isInteractive, "\(role)")
    }
  }

  @Test func someRolesTakeTheirNamesFromTheContent() {
    for role: Role in [
      .button, .heading, .link, .option, .tab, .cell, .row, "rowheader", "tooltip",
    ] {
      #expect(role.isNamedByContent, "\(role)")
    }
    for role: Role in [.textbox, .dialog, .list, .region, .combobox] {
      #expect(!role.isNamedByContent, "\(role)")
    }
  }

  @Test func rolesOfTextsHaveNoNames() {
    for role: Role in [.status, .alert, .list, .listitem, "paragraph", "code", "none"] {
      #expect(!role.isNamed, "\(role)")
    }
    for role: Role in [.button, .dialog, .heading, .textbox] { #expect(role.isNamed, "\(role)") }
  }

  @Test func theNamesOfRolesAreThoseOfARIA() {
    let roles: [Role] = [
      .alert, .button, .cell, .checkbox, .columnheader, .combobox, .dialog, .group, .heading,
      .img, .link, .list, .listbox, .listitem, .main, .menu, .menuitem, .navigation, .option,
      .radio, .radiogroup, .region, .row, .searchbox, .slider, .spinbutton, .status, .switch,
      .tab, .table, .tabpanel, .textbox,
    ]
    #expect(
      roles.map(\.rawValue).joined(separator: " ") == """
        alert button cell checkbox columnheader combobox dialog group heading img link list \
        listbox listitem main menu menuitem navigation option radio radiogroup region row \
        searchbox slider spinbutton status switch tab table tabpanel textbox
        """)
  }
}
