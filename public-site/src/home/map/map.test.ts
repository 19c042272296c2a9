import { provinces } from '@puente/contract/constants/provinces';
import { provinceCounts } from './province-counts.ts';
import { shadeOf } from './shades.ts';
import { columns, rows, tiles } from './tiles.ts';

it('has a square for each of the 52 provinces, none twice and none upon another', () => {
  expect(tiles.map(([province]) => province).sort()).toEqual([...provinces].sort());
  expect(new Set(tiles.map(([, column, row]) => `${column} ${row}`)).size).toBe(provinces.length);
  expect(new Set(tiles.map(([, , , code]) => code)).size).toBe(provinces.length);
  expect(tiles.every(([, column, row]) => column < columns && row < rows)).toBe(true);
});

it.each([
  ['Girona', 'north', 'Barcelona'],
  ['Almería', 'south', 'Albacete'],
  ['Pontevedra', 'west', 'Ourense'],
  ['Valencia', 'east', 'Cuenca'],
  ['Illes Balears', 'east', 'Valencia'],
  ['Ceuta', 'south', 'Cádiz'],
  ['Santa Cruz de Tenerife', 'west', 'Las Palmas'],
])('%s lies %s of %s', (one, side, other) => {
  const [, column = 0, row = 0] = tiles.find(([province]) => province === one)!;
  const [, otherColumn = 0, otherRow = 0] = tiles.find(([province]) => province === other)!;
  const lies = {
    north: row < otherRow,
    south: row > otherRow,
    west: column < otherColumn,
    east: column > otherColumn,
  };
  expect(lies[side as keyof typeof lies]).toBe(true);
});

it('tells provinces apart by the number of their projects', () => {
  expect([0, 1, 2, 4, 5, 9, 10, 300].map(shadeOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
});

it('orders provinces by their projects, then by name, and knows no others', () => {
  expect(provinceCounts({ Lugo: 1, Ávila: 1, Madrid: 9, Lisboa: 4, Soria: 0 })).toEqual([
    { province: 'Madrid', projects: 9 },
    { province: 'Ávila', projects: 1 },
    { province: 'Lugo', projects: 1 },
  ]);
});
