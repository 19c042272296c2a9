import { competencesInWords, confirmedInWords, voidedInWords } from './certificate-words.ts';

test.each([
  [[], 'Ninguna'],
  [['initiative'], 'Iniciativa'],
  [['initiative', 'code of a later release', 'teamwork'], 'Iniciativa y Trabajo en equipo'],
])('competences %j are %s', (codes, words) => {
  expect(competencesInWords(codes)).toBe(words);
});

test.each([
  [0, 'Ninguna'],
  [30, '0,5 horas'],
  [60, '1 hora'],
  [9030, '150,5 horas'],
])('%i confirmed minutes are %s', (minutes, words) => {
  expect(confirmedInWords(minutes)).toBe(words);
});

test.each([
  ['student', 'Su titular lo anuló el 2 de julio de 2027.'],
  ['organization', 'La organización lo anuló el 2 de julio de 2027.'],
  ['newer', 'Lo sustituyó uno más nuevo el 2 de julio de 2027.'],
] as const)('the end by %s is told with the day in Spain', (voidedBy, words) => {
  expect(voidedInWords({ voidedAt: '2027-07-01T22:30:00.000Z', voidedBy })).toBe(words);
});
