import { interestMessageSent } from '@puente/contract/entities/opportunity';
import { sentWords } from './sent-words.ts';

it.each([
  [{ written: [1], leftOut: [] }, 'Mensaje enviado a 1 persona.'],
  [{ written: [], leftOut: [{ id: 3, reason: 'sameText' }] }, '1 persona ya tenía este mismo mensaje.'],
  [
    { written: [], leftOut: [{ id: 3, reason: 'notInterested' }] },
    'No se ha enviado a nadie. A 1 persona ya no le interesa o ha elegido que no se la encuentre.',
  ],
  [
    {
      written: [1, 2],
      leftOut: [
        { id: 3, reason: 'sameText' },
        { id: 4, reason: 'notInterested' },
        { id: 5, reason: 'notInterested' },
        { id: 6, reason: 'tooOften' },
      ],
    },
    'Mensaje enviado a 2 personas. 1 persona ya tenía este mismo mensaje. A 2 personas ya no les interesa o han elegido que no se las encuentre. A 1 persona ya le has escrito 3 veces en 24 horas y no ha respondido.',
  ],
])('tells to how many it went, and why not to the others', (sent, words) => {
  expect(sentWords(interestMessageSent.parse(sent))).toBe(words);
});
