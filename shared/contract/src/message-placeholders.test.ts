import { fillIn, hasPlaceholders, placeholderProblem } from './message-placeholders.ts';

const values = { nombre: 'Uxía', proyecto: 'Mapa del ruido' };

it('fills in the name and the title wherever they stand, however they are written', () => {
  expect(fillIn('Hola, {nombre}: {Proyecto} y otra vez { NOMBRE }.', values)).toBe(
    'Hola, Uxía: Mapa del ruido y otra vez Uxía.',
  );
});

it.each([
  ['{apellido}', 'apellido'],
  ['Hola {nombre}, de {empresa del grupo}', 'empresa del grupo'],
  ['{nombre} y {proyecto}', undefined],
  ['sin nada', undefined],
  // Braces around anything else are text.
  ['a {} b { c\nd } {x: 1} {nombre', undefined],
])('finds in %j the placeholder that nobody knows: %j', (text, unknown) => {
  expect(placeholderProblem(text)).toBe(
    unknown && `No sabemos qué poner en «{${unknown}}». Puedes usar {nombre} y {proyecto}.`,
  );
});

it('tells whether a text is another one for each person', () => {
  expect(['Hola {nombre}', 'Hola {otra}', 'Hola'].map(hasPlaceholders)).toEqual([true, false, false]);
});

it('fills in once, and leaves nothing that looks like a placeholder', () => {
  const filled = fillIn('{nombre}: {proyecto}', { nombre: '{proyecto}', proyecto: 'Datos {TFG}' });
  expect(filled).toBe('(proyecto): Datos (TFG)');
  expect(placeholderProblem(filled)).toBeUndefined();
});
