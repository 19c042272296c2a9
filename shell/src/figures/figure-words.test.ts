import { platformFigureNames } from '@puente/contract/constants/platform-figures';
import { recordOf } from '@puente/contract/each';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';
import { beforeWords, figuresCsv, periodWords, valueWords } from './figure-words.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

it.each([
  ['students', 1204, '1.204'],
  ['answeredInTime', 83.3, '83,3 %'],
  ['medianAnswerDays', 1, '1 día'],
  ['medianAnswerDays', 4.5, '4,5 días'],
  ['medianFirstAnswerHours', 2, '2 h'],
  ['medianFirstAnswerHours', null, '—'],
] as const)('writes %s of %s as %s', (name, value, words) => {
  expect(valueWords(name, value)).toBe(words);
});

it.each([
  ['students', 38, 34, 'Antes: 34 (+12 %)'],
  ['students', 17, 34, 'Antes: 34 (-50 %)'],
  ['students', 34, 34, 'Antes: 34 (0 %)'],
  ['students', 5, 0, 'Antes: 0'],
  ['students', 90, 9, 'Antes: 9'],
  ['answeredInTime', 80, 40, 'Antes: 40 %'],
  ['medianAnswerDays', 3, null, 'Antes: —'],
] as const)('compares %s of %s with %s', (name, value, before, words) => {
  expect(plain(beforeWords(name, value, before))).toBe(words);
});

it('names weeks by their days and months by their name', () => {
  const week = { from: '2026-10-05', to: '2026-10-11' };
  expect(plain(periodWords(week, 'week'))).toMatch(/^5\s?–\s?11 oct 2026$/);
  expect(periodWords({ from: '2026-10-05', to: '2026-10-31' }, 'month')).toBe('oct 2026');
});

it('writes a row for each period and two for the sums', () => {
  const values = recordOf(platformFigureNames, (name) =>
    name === 'students' ? 3 : name === 'answeredInTime' ? 83.3 : null,
  );
  const report: PlatformFigureReport = {
    countedAt: '2026-11-27T10:00:00.000Z',
    unit: 'month',
    from: '2026-10-01',
    to: '2026-10-31',
    before: { from: '2026-08-31', to: '2026-09-30' },
    periods: [{ from: '2026-10-01', to: '2026-10-31', values }],
    total: values,
    totalBefore: values,
  };
  const lines = figuresCsv(report).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('"Altas: Estudiantes"');
  expect(lines[1]).toMatch(/^"oct 2026";"2026-10-01";"2026-10-31";3;;/);
  expect(lines[1]).toContain(';83,3;');
  expect(lines[3]).toMatch(/^"Antes";"2026-08-31"/);
});
