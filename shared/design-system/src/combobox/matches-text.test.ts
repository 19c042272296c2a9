import { matchesText } from './matches-text.ts';

test.each([
  ['Ingeniería Informática', 'ingenieria'],
  ['Ingeniería Informática', 'INGENIERÍA'],
  ['Ingeniería Informática', 'infor inge'],
  ['Universidade da Coruña', 'coruna'],
  ['Álava', 'ála'],
  ['Cualquiera', ''],
  ['Cualquiera', '  '],
])('%s is found by «%s»', (text, search) => {
  expect(matchesText(text, search)).toBe(true);
});

test.each([
  ['Ingeniería Informática', 'ingeniería civil'],
  ['Álava', 'alavx'],
])('%s is not found by «%s»', (text, search) => {
  expect(matchesText(text, search)).toBe(false);
});
