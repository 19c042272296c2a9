import { chosenResults } from './chosen-results.ts';

const of = (...organizations: number[]) =>
  organizations.map((id, place) => ({ place, organization: { id } }));
const places = (organizations: number[]) => chosenResults(of(...organizations)).map(({ place }) => place);

it('names at most two of an organisation, the first ones', () => {
  expect(places([1, 1, 1, 2, 1, 2, 3])).toEqual([0, 1, 3, 5, 6]);
});

it('names at most ten', () => {
  expect(places(Array.from({ length: 30 }, (_, place) => place))).toHaveLength(10);
});
