// Preserves the entries and actions of the user while the whole tree of the page is replaced.

import { focusStart } from "./arrival.js";
import { formOf } from "./fields.js";
import { findTarget, identifyTarget } from "./identity.js";
import { enter, enterEntries, findField, keepInputs, storeEntries, takeEntries } from "./inputs.js";
import { planReplay } from "./replay.js";
import { messages } from "./status.js";
import { keepViews } from "./views.js";

/**
 * Preserves entries and actions over resets of `page`, which may belong to another session. `send(element, event)`
 * sends an event of the new page; `origins` are the element of each event in the outbox, and its identity before its
 * tree is replaced.
 */
export function createReplacement({ state, owner, notices, flush }, send, origins) {
  const { root } = state;
  let kept = null;
  state.views = keepViews;

  /** A row of the notices, with a function that finds its field on the current page. */
  const withField = (row) => ({ ...row, field: () => findField(root, row).field });

  /** The address of the page, and the mark of its user. */
  const place = () => ({ path: location.pathname + location.search, owner });

  /**
   * Preserves the user's entries before a reset is applied. `outbox` contains the waiting events. A page that the user
   * leaves (`isMove`) preserves nothing if its session has ended with that (`isDone`); otherwise what did not reach the
   * session is shown to the user.
   */
  function keep(outbox, isNew, isMove, isDone) {
    flush();
    if (isMove && isDone) return void (kept = null);
    for (const event of outbox.events) {
      const origin = origins.get(event);
      if (state.ids.has(origin?.element)) origin.target ??= identifyTarget(root, origin.element);
    }
    // A tree that did not fit no longer contains the user's entries: the first copy is used.
    kept ??= { inputs: keepInputs(state), isNew: false, waiting: null };
    if (!isNew) return;
    kept.isNew = true;
    kept.isMove = isMove;
    kept.waiting ??= outbox;
  }

  /** Applies everything preserved to the new tree. */
  function restore() {
    if (!kept) return;
    const { inputs, isNew, isMove, waiting } = kept;
    kept = null;
    if (isMove) {
      notices.show(inputs.unsent().map(withField));
      const { notice } = planReplay(waiting, false, find);
      return void (notice && notices.notify(messages[notice]));
    }
    const { again } = waiting ? planReplay(waiting, true, find) : { again: [] };
    const forms = new Set(again.map(({ element }) => formOf(element)));
    const rows = inputs.restore(isNew, again.length > 0, (field) => forms.has(formOf(field) ?? 0));
    notices.show(rows.map(withField));
    if (waiting) replay(waiting, !rows.length);
  }

  /** The element of the new tree that is the target of an event of the previous one. */
  function find(event) {
    const target = origins.get(event)?.target;
    return target ? findTarget(root, target) : null;
  }

  /** Sends the events of the previous session to the same elements, and shows notices of the others. */
  function replay(waiting, isSettled) {
    const { again, notice } = planReplay(waiting, isSettled, find);
    flush();
    for (const { event: { target, edit, ...event }, element } of again) {
      const seen = state.edits.get(element);
      send(element, seen ? { ...event, edit: seen } : event);
    }
    if (notice) notices.notify(messages[notice]);
  }

  /** Enters an entry that the user chose to keep; returns its field, if the page has the field. */
  function enterKept(row) {
    const field = row.field();
    if (field) enter(field, row);
    return field;
  }

  /**
   * Stores the entries while the document is loaded again, possibly after its user has signed in again (`mayWait`).
   * Returns whether none of them is lost.
   */
  function store(outbox, mayWait = false) {
    flush();
    return storeEntries(state, place(), planReplay(outbox, false).notice !== null, mayWait);
  }

  /** Enters the entries that the previous document stored for this one. */
  function enterStored() {
    const stored = takeEntries(place());
    if (!stored) return;
    notices.show(enterEntries(root, stored.entries, stored.before).map(withField));
    if (stored.isUndone) notices.notify(messages.undone);
  }

  takeEntries({ owner });

  return { keep, restore, enterKept, store, enterStored, focusStart: () => focusStart(root) };
}
