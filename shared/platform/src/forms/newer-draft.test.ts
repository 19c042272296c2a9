import type { DraftCopy } from './draft-copy.ts';
import { newerDraft } from './newer-draft.ts';

const copy = (rest: Partial<DraftCopy> = {}): DraftCopy => ({
  value: { motivation: 'Mar' },
  changedAt: '2026-05-04T10:00:00.000Z',
  base: null,
  tried: null,
  sent: false,
  ...rest,
});
const at = (updatedAt: string, value: Record<string, unknown> = { motivation: 'Otra cosa' }) => ({
  updatedAt,
  value,
});
const [morning, noon] = ['2026-05-04T09:00:00.000Z', '2026-05-04T12:00:00.000Z'];

it('takes what there is, here or there', () => {
  expect(newerDraft(null, null)).toBe('none');
  expect(newerDraft(copy(), null)).toBe('copy');
  expect(newerDraft(null, at(noon))).toBe('theirs');
});

it('prefers the copy that grew from the server’s draft, whatever the clocks say', () => {
  expect(newerDraft(copy({ base: noon }), at(noon))).toBe('copy');
});

it('takes the server’s when it went on and everything here had been sent', () => {
  expect(newerDraft(copy({ base: morning, sent: true }), at(noon))).toBe('theirs');
});

it('takes the later one when both went on', () => {
  expect(newerDraft(copy({ base: '2026-05-04T08:00:00.000Z' }), at(noon))).toBe('theirs');
  expect(newerDraft(copy({ base: '2026-05-04T08:00:00.000Z' }), at(morning))).toBe('copy');
});

it('knows a form that was sent, or a draft that was discarded, on another device', () => {
  expect(newerDraft(copy({ base: morning, sent: true }), null)).toBe('none');
  expect(newerDraft(copy({ base: morning, sent: false }), null)).toBe('copy');
});

it('knows its own words again when the answer to sending them never came, in whatever order their keys are', () => {
  const value = { motivation: 'Mar', more: { b: [1], a: undefined } };
  const again = { more: { b: [1] }, motivation: 'Mar' };
  expect(newerDraft(copy({ value }), at(noon, again))).toBe('copy');
  expect(newerDraft(copy({ tried: value }), at(noon, again))).toBe('copy');
  expect(newerDraft(copy({ tried: value }), at(noon))).toBe('theirs');
});
