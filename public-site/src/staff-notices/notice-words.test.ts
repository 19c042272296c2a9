import { everyStudent } from '@puente/contract/forms/audience-notice';
import { ids } from '@puente/contract/ids';
import { audienceWords, durationWords, leftOutWords, reachWords } from './notice-words.ts';

const reach = { people: 0, told: 0, mailed: 0, declined: 0, rested: 0 };

it.each([
  [reach, 'Ningún estudiante encaja con lo que has elegido.'],
  [{ ...reach, people: 3 }, 'Encajan 3 estudiantes, pero hoy nadie lo recibiría.'],
  [{ ...reach, people: 3, told: 1 }, 'Lo recibe 1 estudiante; 0 también por correo.'],
  [
    { ...reach, people: 5000, told: 4500, mailed: 4000 },
    'Lo reciben 4.500 estudiantes; 4.000 también por correo.',
  ],
])('says whom %j reaches', (counts, words) => {
  expect(reachWords(counts)).toBe(words);
});

it('says who is left out, and why', () => {
  expect(leftOutWords(reach)).toEqual([]);
  expect(leftOutWords({ declined: 1, rested: 2 })).toEqual([
    '1 no quiere este tipo de avisos.',
    '2 tuvieron otro aviso de este tipo en las últimas 24 horas.',
  ]);
});

it.each([
  [0, 'menos de un minuto'],
  [5_000, 'unos 2 minutos'],
  [200_000, 'unos 67 minutos'],
  [1_000_000, 'unas 6 horas'],
])('says how long %i students take', (people, words) => {
  expect(durationWords(people)).toBe(words);
});

it('puts an audience into words', () => {
  expect(audienceWords(everyStudent)).toBe('Todos los estudiantes');
  expect(
    audienceWords({
      ...everyStudent,
      universities: [ids.university.parse(1), ids.university.parse(2)],
      situations: ['doing'],
    }),
  ).toBe('2 universidades, 1 situación');
});
