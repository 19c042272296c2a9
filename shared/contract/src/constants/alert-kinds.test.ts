import { alertEvents, alertKindCodes, alertKinds, hasMail } from './alert-kinds.ts';

it('offers only what some event sends', () => {
  const sent = new Set(Object.values(alertEvents).map(({ kind }) => kind));
  expect([...sent].sort()).toEqual([...alertKindCodes].sort());
});

it.each(alertKindCodes)('%s: what holds until a person chooses can be chosen', (kind) => {
  expect(hasMail(kind, alertKinds[kind].usual)).toBe(true);
});

it('has summaries of applications alone', () => {
  expect(alertKindCodes.filter((kind) => hasMail(kind, 'daily'))).toEqual(['new_applications']);
});

it('counts what happened since the last look', () => {
  expect(alertEvents.applied.says('Huerto escolar', 1)).toBe('1 solicitud nueva: Huerto escolar');
  expect(alertEvents.applied.says('Huerto escolar', 12)).toBe('12 solicitudes nuevas: Huerto escolar');
});
