import { plainWords } from './plain-words.ts';

it.each([
  ['Mira **aquí**: [la guía](/resources/3).', 'Mira aquí: la guía.'],
  ['# Cómo\n\nAsí:\n\n- uno,\n- *dos*.\n\n> Y `tres`.', 'Cómo Así: uno, dos. Y tres.'],
  ['Ana &amp; <b>Uxía</b>\nLago', 'Ana & Uxía Lago'],
  ['', ''],
])('reads %j as %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
