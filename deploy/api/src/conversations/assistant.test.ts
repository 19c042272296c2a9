import { asksForPerson, type Entry, entryFor, type Question, says } from './assistant.ts';

const entry = (id: number, questionStems: string[], answerStems: string[]): Question['entries'][number] => ({
  id,
  question: `¿Pregunta ${id}?`,
  answer: `Respuesta ${id}.`,
  questionStems,
  answerStems,
});
const entries = [
  entry(1, ['solicit', 'proyect'], ['abre', 'proyect', 'puls', 'solicit', 'curricul', 'pdf']),
  entry(2, ['tfg', 'public'], ['cuatr', 'vez']),
  entry(3, ['cambi', 'contrasen'], ['perfil', 'enlac', 'pagin', 'acces']),
  entry(4, ['cuest', 'organiz'], ['public', 'proyect', 'gratis']),
];

it.each([
  [['solicit', 'proyect'], 1],
  [['proyect', 'curricul', 'solicit'], 1],
  [['cambi', 'contrasen'], 3],
  [['cuest'], 4],
])('answers a question with the words %p', (wanted, id) => {
  expect(entryFor({ wanted, entries })?.id).toBe(id);
});

it.each([
  ['no word that says anything', []],
  ['words that no entry has', ['tiemp', 'man']],
  ['mostly other words', ['contrasen', 'wifi', 'bibliotec', 'municipal']],
  ['words of an answer only', ['curricul', 'pdf']],
])('says that it does not know: %s', (_, wanted) => {
  expect(entryFor({ wanted, entries })).toBeNull();
});

it('knows nothing without entries', () => {
  expect(entryFor({ wanted: ['solicit', 'proyect'], entries: [] })).toBeNull();
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
  expect(says.answer(entries[1] as Entry)).toContain('Respuesta 2.');
});
