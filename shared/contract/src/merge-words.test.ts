import { clashLines, moveLines, notReturnedLines } from './merge-words.ts';

it('counts what moves, with the first names', () => {
  expect(
    moveLines({
      moves: [
        { part: 'projects', count: 7, names: ['Mapa de la huerta', 'Riego por goteo'] },
        { part: 'follows', count: 1, names: [] },
        { part: 'people', count: 1, names: ['Iria Campos'] },
      ],
      clashes: [],
    }),
  ).toEqual([
    '7 proyectos: Mapa de la huerta, Riego por goteo y 5 más',
    '1 seguimiento de estudiantes',
    '1 persona que actúa por ella: Iria Campos',
  ]);
});

it('says what becomes of a clash', () => {
  expect(
    clashLines({
      moves: [],
      clashes: [{ part: 'talentLists', clash: 'renamed', count: 1, names: ['Equipo'] }],
    }),
  ).toEqual(['1 lista de talento: Equipo. Se llama igual en las dos: se conserva con otro nombre.']);
});

it('says why a row did not come back', () => {
  expect(notReturnedLines({ notReturned: [{ part: 'projects', count: 2, why: 'deleted' }] })).toEqual([
    '2 proyectos: se eliminaron después',
  ]);
});
