import { windowWords } from './window-words.ts';

const now = new Date('2026-11-27T12:00:00.000Z');

it.each([
  [
    { from: '2026-11-23T08:00:00.000Z', to: '2026-11-29T22:59:00.000Z' },
    'Visible hasta el domingo 29 de noviembre a las 23:59, hora peninsular.',
  ],
  [{ from: null, to: null }, 'Visible, sin fecha de fin.'],
  [
    { from: '2027-03-22T08:00:00.000Z', to: '2027-03-29T07:00:00.000Z' },
    'Se verá desde el lunes 22 de marzo de 2027 a las 9:00 hasta el lunes 29 de marzo de 2027 a las 9:00, hora peninsular.',
  ],
  [
    { from: '2026-12-01T00:30:00.000Z', to: null },
    'Se verá desde el martes 1 de diciembre a la 1:30, hora peninsular, sin fecha de fin.',
  ],
  [
    { from: null, to: '2026-10-25T01:30:00.000Z' },
    'Terminó el domingo 25 de octubre a las 2:30, hora peninsular.',
  ],
])('says of %j: %s', (shown, words) => {
  expect(windowWords(shown, now)).toBe(words);
});
