import { covers } from './covers.ts';

/** A drawing without its colours and numbers. */
const motifOf = (drawing: string): string => drawing.replace(/#[0-9a-f]{3,8}/g, '').replace(/[-.\d]/g, '');

it('draws no two covers of one motif: colours and places are not enough to tell them apart', () => {
  expect(covers.length).toBeGreaterThanOrEqual(12);
  expect(new Set(covers.map(motifOf)).size).toBe(covers.length);
});
