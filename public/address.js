// The path below which the browser sees the site: `/app` behind a proxy that serves other sites, too; empty at the root.

/** The path, which the server writes into the page. */
export const base = () => globalThis.document?.querySelector?.('meta[name="trellis-base"]')?.content ?? "";

/** The address of the page as the server knows it: without the path of the site and without the fragment. */
export const address = () => (location.pathname + location.search).slice(base().length);
