/// The style sheet and the script of a report.
enum ReportStyle {
  static let script = """
    <script>
    const split = document.querySelector("#split")
    if (split) {
      const show = () => document.body.style.setProperty("--split", split.value + "%")
      split.addEventListener("input", show)
      show()
      // Two pages that fit into the window are next to each other.
      const stage = document.querySelector(".stage")
      const width = Number(stage.style.getPropertyValue("--page-width"))
      document.querySelector("#beside").checked = stage.parentElement.clientWidth >= 2 * width + 16
      // Fonts of this computer may be wider than the fonts of the page.
      const wide = [...document.querySelectorAll(".side b:not([data-lines])")]
        .map(box => [box, box.clientWidth / box.scrollWidth]).filter(([, share]) => share < 1)
      for (const [box, share] of wide) {
        box.style.setProperty("--f", Number(box.style.getPropertyValue("--f")) * share)
      }
      const reveal = () => {
        const target = document.querySelector(".side b:target")
        if (!target) return
        split.value = target.closest(".before") ? 100 : 0
        show()
      }
      addEventListener("hashchange", reveal)
      reveal()
    }
    </script>
    """

  /// The hash of the code in ``script``, for the content security policy of the report.
  static let scriptHash = "sha256-whlIEduKoU9drcsi8o+f4LjwBil34DrgaHRF4Rom5ho="

  static let sheet = """
    :root {
      --text: #1c1e21; --quiet: #5b626b; --page: #f6f7f8; --card: #fff; --edge: #dcdfe3; --link: #0b57d0;
      --added: #1a7f37; --removed: #c62828; --moved: #0b57d0; --changed: #9a6700; --box: #c9ced4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e6e8ea; --quiet: #a0a7b0; --page: #15171a; --card: #1e2125; --edge: #353a40;
        --link: #8ab4f8; --added: #57c26d; --removed: #ff8a80; --moved: #8ab4f8; --changed: #e0b040;
        --box: #454b53;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 24px clamp(16px, 4vw, 40px) 64px; max-width: 1400px; background: var(--page);
      color: var(--text); font: 15px/1.5 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 24px; line-height: 1.3; overflow-wrap: anywhere; }
    h2 { margin: 32px 0 12px; font-size: 18px; }
    p { margin: 4px 0; overflow-wrap: anywhere; }
    header p, .note { color: var(--quiet); }
    a { color: var(--link); }
    .counts { display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 12px 0 20px; padding: 0; list-style: none; }
    .counts b { font-size: 18px; font-variant-numeric: tabular-nums; }
    .added { --mark: var(--added); } .removed { --mark: var(--removed); }
    .moved { --mark: var(--moved); } .changed { --mark: var(--changed); }
    .counts [class] b { color: var(--mark); }
    .view { background: var(--card); border: 1px solid var(--edge); border-radius: 10px; overflow: hidden; }
    .controls {
      display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 10px 16px;
      border-bottom: 1px solid var(--edge);
    }
    .slide { display: flex; flex: 1 1 260px; gap: 12px; align-items: center; }
    .slide input { flex: 1; min-width: 80px; height: 24px; accent-color: var(--link); }
    .choice { display: flex; gap: 8px; align-items: center; min-height: 24px; }
    .choice input { width: 18px; height: 18px; margin: 0; accent-color: var(--link); }
    .scroll { overflow: auto; max-height: 80vh; scrollbar-gutter: stable; container-type: inline-size; }
    .stage {
      --u: min(1px, 100cqw / var(--page-width)); --w: calc(var(--page-width) * var(--u)); --second: 0px;
      position: relative; overflow: hidden; margin: 0 auto; width: var(--w);
      height: calc(var(--page-height) * var(--u));
    }
    .view:has(#beside:checked) .stage {
      --u: min(1px, (100cqw - 16px) / (2 * var(--page-width))); --second: calc(var(--w) + 16px);
      width: calc(var(--w) * 2 + 16px); background: var(--page);
    }
    .view:has(#actual:checked) .stage { --u: 1px; }
    .side, .left-places { position: absolute; top: 0; bottom: 0; left: 0; width: calc(var(--page-width) * var(--u)); }
    .side { background: var(--card); overflow: hidden; }
    .after { left: var(--second); pointer-events: none; }
    .before { clip-path: inset(0 calc(100% - var(--split, 50%)) 0 0); }
    .after { clip-path: inset(0 0 0 var(--split, 50%)); }
    .view:has(#beside:checked) .side, .view:has(#beside:checked) .left-places { clip-path: none; }
    .view:has(#beside:checked) .line { display: none; }
    .view:has(#beside:checked) .slide input { visibility: hidden; }
    .line {
      position: absolute; top: 0; bottom: 0; left: var(--split, 50%); width: 2px; margin-left: -1px;
      background: var(--link);
    }
    .side b, s {
      position: absolute; left: calc(var(--x) * var(--u)); top: calc(var(--y) * var(--u));
      width: calc(var(--w) * var(--u)); height: calc(var(--h) * var(--u));
    }
    .side b {
      overflow: hidden; white-space: nowrap; scroll-margin: 80px;
      outline: 1px solid color-mix(in srgb, var(--box) 55%, transparent); outline-offset: -1px;
      font: 400 calc(var(--f, 14) * var(--u)) / calc(var(--h) * var(--u)) Inter, "Liberation Sans", Arial, sans-serif;
    }
    .side b[data-lines] { white-space: normal; line-height: 1.25; }
    .side b[class] {
      outline: 2px solid var(--mark); background: color-mix(in srgb, var(--mark) 16%, transparent);
      z-index: 1; overflow: visible;
    }
    .side b[class]::after {
      content: attr(data-number); position: absolute; right: 0; padding: 0 5px; white-space: nowrap;
      /* Above the element, but not above the page, which would cut the number off. */
      bottom: calc(100% - max(0px, 16px - var(--y) * var(--u)));
      font: 600 11px/16px system-ui, sans-serif; color: var(--card); background: var(--mark);
    }
    .side b.removed { outline-style: dashed; }
    .side b.moved { outline-style: dotted; }
    .side b:target { outline-width: 4px; background: color-mix(in srgb, var(--mark) 40%, transparent); }
    s { outline: 1px dashed var(--moved); opacity: .7; }
    ol { margin: 0; padding: 0; list-style: none; counter-reset: change; display: grid; gap: 8px; }
    ol li {
      counter-increment: change; padding: 10px 14px; background: var(--card); border: 1px solid var(--edge);
      border-left: 4px solid var(--mark); border-radius: 6px;
    }
    ol a { display: flex; flex-wrap: wrap; gap: 2px 10px; min-height: 24px; text-decoration: none; }
    ol a::before { content: counter(change); color: var(--quiet); font-variant-numeric: tabular-nums; }
    ol a:hover .kind { text-decoration: underline; }
    .kind { color: var(--mark); font-weight: 600; }
    code { font: 12px/1.5 ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; min-width: 0; }
    .shift { color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
    table { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--edge); }
    th, td { padding: 8px 14px; border-bottom: 1px solid var(--edge); text-align: left; overflow-wrap: anywhere; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    """
}
