import { atOnce, chosenMoment, keptChoice, readSendingChoice } from './sending-choice.ts';

const now = new Date('2026-11-26T10:00:00.000Z');
const other = (day: string, hour = '09:00') => ({ when: 'other' as const, day, hour });

it.each([
  [atOnce, null],
  [{ ...atOnce, when: 'tomorrow' as const }, '2026-11-27T08:00:00.000Z'],
  [other('2026-12-03', '18:30'), '2026-12-03T17:30:00.000Z'],
])('reads the choice %j as the moment %s', (choice, moment) => {
  expect(chosenMoment(choice, [], now)).toEqual({ sendAt: moment });
});

it.each([
  [other(''), { day: 'Este campo es obligatorio.' }],
  [other('2026-12-03', ''), { hour: 'Este campo es obligatorio.' }],
  [other('31/31'), { day: 'Formato no válido.' }],
  [other('2026-11-26'), { day: 'Elige un momento que no haya pasado.' }],
  [other('2026-12-05'), { day: expect.stringMatching(/como tarde el 1 de diciembre/) as string }],
])('says what is wrong with %j, at its field', (choice, problems) => {
  expect(chosenMoment(choice, ['2026-12-01T22:59:59.999Z'], now).problems).toEqual(problems);
});

it('is kept as a text, and as none for the default', () => {
  expect(keptChoice(atOnce)).toBe('');
  expect(readSendingChoice('')).toEqual(atOnce);
  const choice = other('2026-12-03', '18:30');
  expect(readSendingChoice(keptChoice(choice))).toEqual(choice);
});
