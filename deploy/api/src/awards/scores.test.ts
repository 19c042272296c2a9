import { summaryOf } from './scores.ts';

const score = (name: string, ...points: number[]) => ({ name, points, comment: '' });

it('counts each member the same, and says how far they are apart', () => {
  expect(summaryOf([score('Zoe', 10, 10), score('Álvaro', 4, 6)])).toEqual({
    mean: 7.5,
    spread: 2.5,
    jurors: [
      { name: 'Álvaro', mean: 5, comment: '' },
      { name: 'Zoe', mean: 10, comment: '' },
    ],
  });
  expect(summaryOf([score('Ana', 7), score('Bea', 8), score('Eva', 8)])).toMatchObject({
    mean: 7.67,
    spread: 0.47,
  });
  expect(summaryOf([score('Ana', 7)])).toMatchObject({ mean: 7, spread: 0 });
  expect(summaryOf([])).toBeNull();
});
