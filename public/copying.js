// Copies selected texts as they read. Every text of a page is positioned separately, and browsers would copy all as one
// line, or each cell of a table as a line of its own. The plain text has a line for each line of texts, with tabs between
// those beside each other; the HTML has a table for them.

const cells = '[role="cell"],[role="gridcell"],[role="columnheader"],[role="rowheader"],td,th';
const rows = '[role="row"],tr';
const blocks = "h1,h2,h3,h4,h5,h6,blockquote,pre";
const wholeText = ".t-s";
const unseen = '[hidden],[aria-hidden="true"],.l-skip,script,style,template,input,textarea,select';
/** Elements inside of a text whose meaning stays in the HTML. */
const kept = new Set("a b strong em i code kbd mark s sub sup u del ins abbr time bdi bdo q cite".split(" "));

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const collapsed = (text) => text.replace(/\s+/g, " ").trim();

/** The selected part of an element with a text. */
function part(element, range) {
  const own = element.ownerDocument.createRange();
  own.selectNodeContents(element);
  if (own.compareBoundaryPoints(Range.START_TO_START, range) < 0) own.setStart(range.startContainer, range.startOffset);
  if (own.compareBoundaryPoints(Range.END_TO_END, range) > 0) own.setEnd(range.endContainer, range.endOffset);
  return own;
}

/** Whether the range has the end of the visible part of a text that is cut off; then the whole text is copied. */
function hasEnd(range, visible) {
  let last = visible;
  while (last.lastChild) last = last.lastChild;
  return range.isPointInRange(last, last.data?.length ?? 0);
}

/** The HTML of the inline content `node`, without the elements that only place it. */
function inline(node) {
  if (node.nodeType === 3) return escaped(node.data).replaceAll("\n", "<br>");
  const inner = [...node.childNodes].map(inline).join("");
  const tag = node.localName;
  if (!kept.has(tag)) return inner;
  const href = tag === "a" && node.hasAttribute("href") ? ` href="${escaped(node.href)}"` : "";
  return `<${tag}${href}>${inner}</${tag}>`;
}

/** The selected texts in document order, each with its element, its plain text and its HTML. */
export function textsOf(range) {
  const { commonAncestorContainer: around } = range;
  const root = around.nodeType === 1 ? around : around.parentElement;
  // Elements and texts.
  const walker = root.ownerDocument.createTreeWalker(root.closest(".t") ?? root, 5);
  const elements = new Set();
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const element = node.nodeType === 1 ? node : node.parentElement.closest(".t") ?? node.parentElement;
    const isText = node.nodeType === 1 ? node.matches(".t") : node.data.trim() || element.matches(".t");
    if (!isText || !range.intersectsNode(node) || element.closest(unseen)) continue;
    if (element.checkVisibility?.() !== false) elements.add(element);
  }
  const { startContainer, endContainer } = range;
  return [...elements].map((element) => {
    const whole = element.querySelector(wholeText);
    const content = whole && hasEnd(range, whole.previousSibling) ? whole : part(element, range).cloneContents();
    const text = content.textContent;
    const link = element.closest("a[href]");
    const html = inline(content);
    return { element, text, html: link ? `<a href="${escaped(link.href)}">${html}</a>` : html };
    // A selection that begins at the end of a text, or ends at the start of one, has nothing of it.
  }).filter(({ element, text }) => text !== "" || !(element.contains(startContainer) || element.contains(endContainer)));
}

/** Whether two boxes are on one line: beside each other, and not one below the other. */
function areBeside(one, other) {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isBeside = one.right <= other.left + 0.5 || other.right <= one.left + 0.5;
  return isBeside && overlap > Math.min(one.height, other.height) / 2;
}

/** The selected cells of a row, each with its texts. */
function tableRow(row, byCell, range) {
  const own = [...row.querySelectorAll(cells)].filter((cell) => cell.closest(rows) === row && range.intersectsNode(cell));
  return own.map((cell) => ({
    isHead: cell.matches('[role="columnheader"],[role="rowheader"],th'),
    isControl: Boolean(cell.querySelector("input,button")),
    texts: byCell.get(cell) ?? [],
  }));
}

/** The lines of the selected texts, each a list of cells. */
export function linesOf(texts, range) {
  const lines = [];
  const seen = new Set();
  const byCell = new Map();
  for (const text of texts) {
    const cell = text.element.closest(cells);
    if (byCell.has(cell)) byCell.get(cell).push(text); else byCell.set(cell, [text]);
  }
  let last = null;
  for (const text of texts) {
    const row = text.element.closest(cells)?.closest(rows);
    // A selection inside of one cell is a text.
    if (row && !text.element.closest(cells).contains(range.commonAncestorContainer)) {
      if (!seen.has(row)) lines.push({ row, cells: tableRow(row, byCell, range) });
      seen.add(row);
      last = null;
      continue;
    }
    const box = text.element.getBoundingClientRect();
    if (last && areBeside(last, box)) lines.at(-1).cells.push({ texts: [text] });
    else lines.push({ cells: [{ texts: [text] }] });
    last = box;
  }
  return withoutControls(lines);
}

/** The lines without the first cells of tables, if these only have controls, such as those that select rows. */
function withoutControls(lines) {
  const ofTables = lines.filter(({ row }) => row);
  const only = ofTables.some((line) => line.cells[0]?.isControl)
    && ofTables.every((line) => line.cells[0]?.texts.length === 0);
  return only ? lines.map((line) => (line.row ? { ...line, cells: line.cells.slice(1) } : line)) : lines;
}

function plainOf(lines) {
  return lines.map(({ row, cells: all }) => {
    const texts = all.map((cell) => cell.texts.map(({ text }) => text).join(row ? " " : "\n"));
    // A line end in a cell would end the row.
    return texts.length > 1 || row ? texts.map(collapsed).join("\t") : texts[0];
  }).join("\n");
}

function htmlOf(lines) {
  const html = [];
  let open = "";
  const enter = (tag) => {
    if (tag === open) return;
    if (open) html.push(`</${open}>`);
    if (tag) html.push(`<${tag}>`);
    open = tag;
  };
  for (const { row, cells: all } of lines) {
    if (row || all.length > 1) {
      enter("table");
      const content = all.map(({ isHead, texts }) => {
        const tag = isHead ? "th" : "td";
        return `<${tag}>${texts.map((text) => text.html).join(" ")}</${tag}>`;
      });
      html.push(`<tr>${content.join("")}</tr>`);
      continue;
    }
    const [{ element, html: content }] = all[0].texts;
    const list = element.closest("li") && element.closest("ul,ol");
    enter(list ? list.localName : "");
    const tag = list ? "li" : element.closest(blocks)?.localName ?? "p";
    html.push(`<${tag}>${content}</${tag}>`);
  }
  enter("");
  return html.join("");
}

/** Copies the selected texts of the page. */
function copyTexts(event) {
  const selection = getSelection();
  if (event.defaultPrevented || !selection || selection.isCollapsed || event.target.matches?.("input,textarea")) return;
  const range = selection.getRangeAt(0);
  const texts = textsOf(range);
  if (!texts.some(({ element }) => element.matches(".t"))) return;
  const lines = linesOf(texts, range);
  event.preventDefault();
  event.clipboardData.setData("text/plain", plainOf(lines));
  // One text is pasted into a line.
  const isOne = lines.length === 1 && !lines[0].row && lines[0].cells.length === 1;
  event.clipboardData.setData("text/html", isOne ? texts[0].html : htmlOf(lines));
}

/** Starts to follow the copies of texts in `page`. */
export function start({ document }) {
  document.addEventListener("copy", copyTexts);
}
