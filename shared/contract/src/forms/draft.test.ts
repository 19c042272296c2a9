import { fieldMessages } from '../../test/field-messages.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { draftForm } from './draft.ts';

const refusals = (value: unknown, name: unknown = 'tfx-create') => fieldMessages(draftForm, { name, value });
const nested = (levels: number): object => (levels === 1 ? { last: 1 } : { inner: nested(levels - 1) });

it('takes any form that can be stored', () => {
  expect(refusals({ title: 'Título 🌱', tags: ['agua', null, 3], open: true, more: { a: [] } })).toEqual({});
  expect(refusals(nested(limits.draft.depth))).toEqual({});
});

it.each([
  ['a', {}],
  ['tfx-12', {}],
  ['Work', { name: messages.pattern }],
  ['../x', { name: messages.pattern }],
  ['', { name: messages.required }],
  ['a'.repeat(61), { name: messages.tooLong }],
])('is called %p: %p', (name, expected) => {
  expect(refusals({}, name)).toEqual(expected);
});

it.each([[null], ['text'], [[1]]])('is a form, not %p', (value) => {
  expect(Object.keys(refusals(value))).toEqual(['value']);
});

it('refuses what cannot be stored: NUL, half a character, nesting without end, megabytes', () => {
  for (const value of [
    { a: 'x\0' },
    { 'a\0': 1 },
    { a: ['\ud83c'] },
    nested(limits.draft.depth + 1),
    nested(5_000),
  ]) {
    expect(refusals(value)).toEqual({ value: messages.pattern });
  }
  const most = limits.draft.bytes - JSON.stringify({ a: '' }).length;
  expect(refusals({ a: 'x'.repeat(most) })).toEqual({});
  expect(refusals({ a: 'x'.repeat(most + 1) })).toEqual({ value: messages.tooLong });
  expect(refusals({ a: 'ñ'.repeat(most / 2 + 1) })).toEqual({ value: messages.tooLong });
});
