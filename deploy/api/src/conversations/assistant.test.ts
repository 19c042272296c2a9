import { faqTexts } from '../seed/data/faqs.ts';
import { asksForPerson, type Entry, entryFor, says } from './assistant.ts';

const entries: Entry[] = [
  {
    id: 1,
    question: '¿Cómo solicito un proyecto?',
    answer: 'Abre el proyecto y pulsa Solicitar. Necesitas un currículum en PDF.',
  },
  { id: 2, question: '¿Cuántos TFG puedo publicar?', answer: 'Hasta cuatro a la vez.' },
  {
    id: 3,
    question: '¿Cómo cambio mi contraseña?',
    answer: 'En tu perfil, o desde el enlace de la página de acceso.',
  },
  { id: 4, question: '¿Cuánto cuesta para las organizaciones?', answer: 'Publicar un proyecto es gratis.' },
];

it.each([
  ['¿Cómo puedo solicitar un proyecto?', 1],
  ['COMO SOLICITO PROYECTOS', 1],
  ['cuantos tfg se pueden publicar', 2],
  ['quiero cambiar la contraseña', 3],
  ['Hola, ¿cuánto cuesta?', 4],
])('answers %p', (asked, id) => {
  expect(entryFor(entries, asked)?.id).toBe(id);
});

it.each([
  '¿Qué tiempo hará mañana?',
  'hola',
  '',
  '???',
  'contraseña del wifi de la biblioteca municipal',
  'Mi perro se llama proyecto y come pienso',
])('says that it does not know: %p', (asked) => {
  expect(entryFor(entries, asked)).toBeNull();
});

it('finds each of the seeded questions among all of them', () => {
  const seeded = faqTexts.map(([, , question, answer], index) => ({ id: index + 1, question, answer }));
  expect(seeded.filter(({ question, id }) => entryFor(seeded, question)?.id !== id)).toEqual([]);
});

it('knows nothing without entries', () => {
  expect(entryFor([], '¿Cómo solicito un proyecto?')).toBeNull();
});

it.each([
  ['Quiero hablar con una persona', true],
  ['¿Puedo contactar con alguien del equipo?', true],
  ['hay una persona que me ayude', true],
  ['¿Cómo publico un proyecto?', false],
])('%p asks for a person: %p', (text, wanted) => {
  expect(asksForPerson(text)).toBe(wanted);
});

it('answers with what is written, word for word', () => {
  expect(says.answer(entries[1] as Entry)).toContain('Hasta cuatro a la vez.');
});
