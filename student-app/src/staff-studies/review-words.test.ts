import { likeness, movesWords, usesWords } from './review-words.ts';

it.each([
  [{ students: 2, teachers: 1 }, '2 estudiantes y 1 docente'],
  [{ students: 1, teachers: 0 }, '1 estudiante'],
  [{ students: 0 }, 'Nadie la usa'],
])('says who uses a name (%j)', (uses, words) => {
  expect(usesWords(uses)).toBe(words);
});

it.each([
  [{ students: 1, teachers: 2, centers: 1, works: 0 }, 'Pasan a «UDC»: 1 estudiante, 2 docentes y 1 centro.'],
  [
    { students: 3, works: 1 },
    'Pasan a «UDC»: 3 estudiantes. 1 trabajo publicado conserva el nombre escrito.',
  ],
  [
    { students: 0, works: 2 },
    'Nadie la usa: no pasa nada a «UDC» y el nombre escrito desaparece. 2 trabajos publicados conservan el nombre escrito.',
  ],
])('says what a merge moves (%j)', (moves, words) => {
  expect(movesWords('UDC', moves)).toBe(words);
});

it('writes a likeness in hundredths', () => {
  expect(likeness(0.916)).toBe('92\u00A0%');
});
