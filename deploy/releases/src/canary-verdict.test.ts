import { type CanaryCounts, noCounts } from './canary.ts';
import { verdictOf } from './canary-verdict.ts';

type Counted = CanaryCounts['canary']['errors'];

const judged = (figure: keyof CanaryCounts['canary'], canary: Counted, current: Counted) => {
  const counts = noCounts();
  counts.canary[figure] = canary;
  counts.current[figure] = current;
  return verdictOf(counts);
};

test('figures beyond their limits are the reason', () => {
  expect(judged('errors', { bad: 12, of: 80 }, { bad: 3, of: 1500 })).toBe(
    'errors: 12 of 80 (15.0 %), current 3 of 1500 (0.2 %)',
  );
  expect(judged('refusals', { bad: 40, of: 100 }, { bad: 10, of: 100 })).toContain('refusals: 40 of 100');
  expect(judged('softLCP', { bad: 50, of: 100 }, { bad: 20, of: 100 })).toContain('slow softLCP: 50 of 100');
});

test.each<[string, Parameters<typeof judged>]>([
  ['nothing', ['errors', { bad: 0, of: 0 }, { bad: 0, of: 0 }]],
  ['the errors of one browser', ['errors', { bad: 10, of: 10 }, { bad: 0, of: 1000 }]],
  ['a rate that is accepted', ['errors', { bad: 15, of: 1000 }, { bad: 0, of: 1000 }]],
  ['a rate that the current version has, too', ['errors', { bad: 30, of: 100 }, { bad: 200, of: 1000 }]],
  ['slowness of a network that is slow for all', ['LCP', { bad: 60, of: 100 }, { bad: 50, of: 100 }]],
])('%s is no reason', (_, figures) => {
  expect(judged(...figures)).toBeUndefined();
});

test('errors of pages that nobody counted are all bad', () => {
  expect(judged('errors', { bad: 11, of: 0 }, { bad: 0, of: 0 })).toContain('11 of 0 (100.0 %)');
});
