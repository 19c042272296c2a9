import { answerWords } from './answer-words.ts';
import { type FieldDefinition, type FieldValue } from './field-definition.ts';

test.each<[FieldDefinition['type'], FieldValue | undefined, string]>([
  ['text', undefined, ''],
  ['file', null, ''],
  ['textarea', '  Dos palabras  ', 'Dos palabras'],
  ['radio', 'Sí', 'Sí'],
  ['checkbox', true, 'Sí'],
  ['checkbox', false, 'No'],
  ['date', '2026-11-02', '2 de noviembre de 2026'],
  ['date', '2026-13-01', '2026-13-01'],
  ['competence', '6', 'Totalmente de acuerdo'],
  ['multiselect', ['Agua', 'Clima'], 'Agua, Clima'],
  ['picker', [{ id: 3, name: 'Náutica' }], 'Náutica'],
  ['picker', [], ''],
  ['file', { id: 1, name: 'cv.pdf', size: 4 }, 'cv.pdf'],
])('%s: %j is read as %p', (type, answer, words) => {
  expect(answerWords({ type }, answer)).toBe(words);
});
