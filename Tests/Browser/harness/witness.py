"""A script that runs in each page before the page's own scripts, in every browser."""

#: The code of the operation "runs" (public/patch.js), which is the last of a patch that needs the module runs.js.
_RUNS = 21

# Records violations and errors and, for `settled`, the progress of the page: the last applied batch and the
# requests in flight.
WITNESS = """
(() => {
  const seen = [];
  Object.defineProperty(window, "__witness", { value: seen });
  addEventListener("securitypolicyviolation", (event) => {
    seen.push(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
  addEventListener("error", (event) => seen.push(`error: ${event.message ?? event.target}`), true);
  addEventListener("unhandledrejection", (event) => seen.push(`rejection: ${event.reason}`));

  // `late` are the modules that the page loads before it applies a response that needs them.
  const live = { tab: null, session: null, applied: 0, polls: 0, others: 0, isBrief: false, responses: 0, late: new Set() };
  Object.defineProperty(window, "__live", { value: live });
  const plain = window.fetch;
  window.fetch = async (address, options) => {
    const verb = /^\/_trellis\/(attach|poll|event)$/.exec(address)?.[1];
    const request = verb && JSON.parse(options.body);
    const tab = options?.headers["Trellis-Tab"] ?? request?.tab;
    if (!verb || tab !== (live.tab ??= tab)) return plain(address, options);
    live.session = options.headers["Trellis-Session"] ?? request.session;
    live.applied = request.ack;
    if (verb === "poll") live.isBrief = request.brief === true;
    const kind = verb === "poll" ? "polls" : "others";
    live[kind] += 1;
    // The page handles a response in microtasks; its next requests are counted before this timer.
    const end = () => setTimeout(() => { live[kind] -= 1; });
    try {
      const response = await plain(address, options);
      if (response.status !== 200) return end(), response;
      response.json = async () => {
        try {
          const body = await Response.prototype.json.call(response);
          if ((body.session ?? live.session) !== live.session) live.applied = 0;
          live.session = body.session ?? live.session;
          live.responses += 1;
          for (const [number, patch, kind] of body.batches ?? []) {
            live.applied = Math.max(live.applied, number);
            if (kind === "reset") live.late.add("replacement");
            if (patch.at(-1)?.[0] === RUNS) live.late.add("runs");
          }
          return body;
        } finally { end(); }
      };
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
})();
""".replace("RUNS", str(_RUNS))
