import { personalDataKinds } from '@puente/contract/constants/personal-data';
import { named } from './decision.ts';
import { decisions } from './decisions.ts';
import { kindOf } from './kinds.ts';

/** Exported columns, by their name in the export or by that of the row that they reference. */
const exportedColumns = Object.entries(decisions).flatMap(([table, decision]) =>
  'columns' in decision
    ? Object.entries(decision.columns)
        .filter(([, as]) => typeof as === 'string' || as === named)
        .map(([column]) => ({ table, column }))
    : [],
);

it.each(exportedColumns)('the privacy policy has a kind for $table.$column', ({ table, column }) => {
  expect(personalDataKinds).toContain(kindOf(table, column));
});

it('the privacy policy names no kind of which nothing is kept', () => {
  const kept = new Set(exportedColumns.map(({ table, column }) => kindOf(table, column)));
  expect(personalDataKinds.filter((kind) => !kept.has(kind))).toEqual([]);
});

it('keeps what the law protects most apart from the rest of a profile', () => {
  expect(kindOf('students', 'disability')).toBe('disability');
  expect(kindOf('students', 'disabilityConsentAt')).toBe('disability');
  expect(kindOf('students', 'competences')).toBe('competences');
});
