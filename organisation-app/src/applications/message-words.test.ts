import { asTemplate, messageProblem, personalPreview } from './message-words.ts';

const values = { nombre: 'Mar', proyecto: 'Ruido (2026)' };

it('makes a template of a message to one person', () => {
  expect(asTemplate('Mar, a Marta le gustó «Ruido (2026)». ¡Gracias, Mar!', values)).toBe(
    '{nombre}, a Marta le gustó «{proyecto}». ¡Gracias, {nombre}!',
  );
  expect(asTemplate('Hola', { nombre: '', proyecto: '' })).toBe('Hola');
});

it('previews what is another text for each person', () => {
  expect(personalPreview('Hola, {nombre}', values)).toBe('Hola, Mar');
  expect(personalPreview('Hola', values)).toBeNull();
});

it('says what is wrong', () => {
  expect(messageProblem('Hola, {nombre}')).toBeUndefined();
  expect(messageProblem('Hola, {apellidos}')).toBe(
    'No sabemos qué poner en «{apellidos}». Puedes usar {nombre} y {proyecto}.',
  );
  expect(messageProblem('a'.repeat(1001))).toBe('Longitud máxima alcanzada.');
});
