/** @jest-environment jsdom */
import { tracedCallsElement } from './traced-calls.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Returns the trace that a call names, `age` ms after the page was requested. */
function traceOf(address: string, age: number, serverTiming: object[]): string | undefined {
  jest.spyOn(performance, 'now').mockReturnValue(age);
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  const set = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockClear();
  new XMLHttpRequest().open('GET', address);
  expect(set.mock.calls.length).toBeLessThan(2);
  return set.mock.calls[0]?.[1];
}

test('calls of the first minute name the trace of their page, and those to others never do', () => {
  window.eval(tracedCallsElement().replace(/^<script>|<\/script>$/g, ''));
  const timing = [{ name: 'traceparent', description: traceparent }];
  expect(traceOf('/api/projects', 500, timing)).toBe(traceparent);
  expect(traceOf(`${location.origin}/api/projects`, 500, timing)).toBe(traceparent);
  expect(traceOf('/api/projects', 61_000, timing)).toBeUndefined();
  expect(traceOf('/api/projects', 500, [])).toBeUndefined();
  expect(traceOf('https://other.example/api/projects', 500, timing)).toBeUndefined();
});
