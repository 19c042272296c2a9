import { keptWords } from './kept-words.ts';

it.each([
  ['  Blockchain ', 'blockchain'],
  ['Energía   eólica', 'energia eolica'],
  ['"gestión de residuos"', 'gestion de residuos'],
  ['¿robótica?', 'robotica'],
  ['C++', 'c++'],
  ['node.js', 'node.js'],
  ['industria 4.0', undefined],
  ['web3', 'web3'],
])('keeps what people call things: %s', (typed, kept) => {
  expect(keptWords(typed)).toBe(kept);
});

it.each([
  ['a mail address', 'ana@example.org'],
  ['a phone number', '600 12 34 56'],
  ['a phone number with dashes', '6-0-0-1'],
  ['an identity card', 'ana 12345678Z'],
  ['a web address', 'www.example.org'],
  ['an address of a page', 'linkedin.com/in/ana'],
  ['a sentence', 'busco un proyecto para mi hija en Lugo'],
  ['a long word', 'x'.repeat(61)],
  ['hardly a word', 'ab'],
  ['no word', '¿?'],
])('drops %s', (_, typed) => {
  expect(keptWords(typed)).toBeUndefined();
});
