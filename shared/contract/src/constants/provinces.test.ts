import { provinces } from './provinces.ts';

it('§9 has the 50 provinces, Ceuta and Melilla, each once', () => {
  expect(new Set(provinces).size).toBe(52);
  expect(provinces).toHaveLength(52);
  expect(provinces).toEqual(expect.arrayContaining(['Ceuta', 'Melilla']));
});

it('is in the order of a Spanish dictionary: a list with a scroll bar is searched by its first letters', () => {
  const { compare } = new Intl.Collator('es');
  expect([...provinces]).toEqual([...provinces].sort(compare));
});
