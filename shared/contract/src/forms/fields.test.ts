import type { Call, Declared } from '../call.ts';
import { type Position, positionsOf, withValueAt } from '../call-positions.ts';
import { type CallName, calls } from '../calls.ts';
import { givenWebAddress } from './fields.ts';

it.each([
  ['https://ejemplo.org', 'https://ejemplo.org'],
  ['ejemplo.org/equipo', 'https://ejemplo.org/equipo'],
  ['https://medium.com/@ejemplo', 'https://medium.com/@ejemplo'],
])('takes %s as %s', (typed, address) => {
  expect(givenWebAddress.parse(typed)).toBe(address);
});

it.each([
  'https://banco.es@malo.example',
  'https://ana:clave@malo.example/',
  'ana@malo.example',
  'https://banco.es\\@malo.example',
  'https://banco.es%20@malo.example',
  'javascript:alert(1)',
])('refuses %s', (typed) => {
  expect(givenWebAddress.safeParse(typed).success).toBe(false);
});

it('no call takes a user name in a web address', () => {
  const isTaken = (call: Call, example: unknown, { path }: Position, value: string): boolean =>
    typeof call.body === 'object' && call.body.safeParse(withValueAt(example, path, value)).success;
  const fields = Object.entries(calls as Record<CallName, Declared>).flatMap(([name, call]) => {
    const example = call.example?.body;
    return positionsOf(call)
      .filter(({ in: where, kind }) => where === 'body' && kind === 'text')
      .filter(
        (position) =>
          isTaken(call, example, position, 'https://ejemplo.org/a') &&
          !isTaken(call, example, position, 'javascript:alert(1)//uno-dos-tres-cuatro'),
      )
      .map((position) => ({
        field: `${name} ${position.path.join('.')}`,
        isTaken: isTaken(call, example, position, 'https://banco.es@malo.example'),
      }));
  });
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => field.isTaken)).toEqual([]);
});
