// Loads the modules that not every page needs.

import { backoff } from "./protocol.js";

/** The failed loads by address. */
const failures = new Map();

/**
 * Loads the module at `address`, at most `tries` times with growing pauses, by default for some two minutes. Browsers keep a
 * failed load of an address until the page ends, so each further load has another address. The server ignores the query.
 */
export async function loadModule(address, tries = 25) {
  for (let count = 1; ; count += 1) {
    const failed = failures.get(address);
    try {
      return await import(failed ? `${address}?${failed}` : address);
    } catch (error) {
      if (failures.get(address) === failed) failures.set(address, (failed ?? 0) + 1);
      if (count >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(count)));
    }
  }
}
