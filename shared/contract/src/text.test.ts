import { fold } from './text.ts';

it.each([
  ['Ingeniería', 'ingenieria'],
  ['A CORUÑA', 'a coruna'],
  ['Lingüística', 'linguistica'],
  ['Français', 'francais'],
  ['Año', 'ano'],
])('finds %p by the letters of %p', (written, typed) => {
  expect(fold(written)).toBe(fold(typed));
});

it('takes a letter with its accent apart and the same letter in one piece for the same', () => {
  expect(fold('Me\u0301rida')).toBe(fold('M\u00e9rida'));
});

it('keeps everything else, so that two words stay two words', () => {
  expect(fold('I+D+i: 3.ª edición')).toBe('i+d+i: 3.ª edicion');
});
