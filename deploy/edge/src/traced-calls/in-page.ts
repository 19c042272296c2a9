/**
 * Runs in pages while the operator has traces on. Names the trace of the page view in its calls to this origin, for a
 * minute. The trace comes in the header `server-timing`: the HTML is the same for every visitor.
 *
 * Served without its types and its comments (traced-calls.ts): no imports, each comment on lines of its own, and short,
 * since pages carry it.
 */
{
  const tracedForMs = 60_000;

  const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (...given: unknown[]) => void;

  const traceOfPage = () =>
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.serverTiming.find(
      ({ name }) => name === 'traceparent',
    )?.description;

  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: [string, string | URL]) {
    Reflect.apply(open, this, given);
    const isOurs = new URL(given[1], location.href).origin === location.origin;
    const trace = isOurs && performance.now() < tracedForMs && traceOfPage();
    if (trace) this.setRequestHeader('traceparent', trace);
  };
}
