import type { Declared } from './call.ts';
import { positionsOf, withValueAt } from './call-positions.ts';
import { type CallName, calls } from './calls.ts';

/** Everything that comes in has a limit: every text, every list, every number. */

const tooMuch = {
  text: 'a1 '.repeat(100_000),
  number: 1e300,
  list: Array.from({ length: 5_000 }, (_, index) => index + 1),
};

/** Values of the kinds that a list may have in it, so that only their number can be the reason to refuse them. */
const longLists = [tooMuch.list, tooMuch.list.map(String), tooMuch.list.map((id) => ({ id }))];

describe.each(Object.entries(calls) as [CallName, Declared][])('%s', (_name, call) => {
  const example = call.example ?? {};
  const positions = positionsOf(call).filter(({ path, kind }) => path.length > 0 && kind in tooMuch);
  if (positions.length === 0) return;

  it.each(
    positions.map(
      (position) => [`${position.in} ${position.path.join('.')} (${position.kind})`, position] as const,
    ),
  )('limits %s', (_, position) => {
    const schema = call[position.in];
    if (typeof schema !== 'object') throw new Error('A position is in a schema.');
    const values = position.kind === 'list' ? longLists : [tooMuch[position.kind as 'text' | 'number']];
    for (const value of values) {
      const sent = withValueAt(example[position.in], position.path, value);
      const result = schema.safeParse(sent);
      // Let through only when nothing of it is left: a field that belongs to another form of the body.
      const kept = result.success ? JSON.stringify(result.data).length : 0;
      expect(kept).toBeLessThan(20_000);
    }
  });
});
