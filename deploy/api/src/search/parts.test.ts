import { partsWith, plainWords } from './parts.ts';

const groups = [
  ['agua', 'recursos hídricos'],
  ['playas', 'litoral'],
  ['bases de datos', 'renovables', 'bosque'],
];
const partsOf = partsWith(groups);

it.each([
  ['agua playas', ['agua', 'playas']],
  ['Ingeniería INFORMÁTICA y agua', ['ingenieria informatica', 'agua']],
  ['proyectos de medio ambiente', ['medio ambiente']],
  ['"medio ambiente" ambiente', ['medio ambiente', 'ambiente']],
  ['de la', ['de', 'la']],
  ['¿?', []],
  ['C++, C# y .NET', ['cplusplus', 'csharp', 'dotnet']],
])('%s is read as %p', (text, typed) => {
  expect(partsOf(text).map((part) => part.typed)).toEqual(typed);
});

it.each([
  ['magisterio', ['educacion infantil y primaria'], []],
  ['ade', ['administracion y direccion de empresas'], ['economia', 'marketing']],
  ['Ingenierías del Software', [], ['ingenieria informatica']],
  ['playa', [], ['litoral']],
  ['renovable', [], ['bases de datos', 'bosque']],
  ['base de datos', [], ['bosque', 'renovables']],
  ['bosques', [], ['bases de datos', 'renovables']],
  ['R', [], ['ciencia de datos', 'estadistica']],
  ['"magisterio"', [], []],
  ['zzyzx', [], []],
])('%s means the same as %p, and nearly %p', (text, same, near) => {
  const [part] = partsOf(text);
  expect([part?.same, part?.near.toSorted()]).toEqual([same, near]);
});

it('keeps names that are written with signs', () => {
  expect(plainWords('C++/C#: Node.js')).toEqual(['cplusplus', 'csharp', 'nodejs']);
  expect(plainWords('Vitamina C. Redes.')).toEqual(['vitamina', 'c', 'redes']);
});
