// The texts that the client shows by itself, in the language of the page; the server writes them into the page.

let texts = {};

/** Reads the texts of the page: a JSON object by name. */
export function readTexts(region) {
  texts = JSON.parse(region?.getAttribute("data-texts") ?? "{}");
}

/** The text `name` with `values` in its places `{1}` and `{2}`. */
export const localized = (name, ...values) =>
  (texts[name] ?? name).replace(/\{(\d)\}/g, (_, place) => values[place - 1]);
