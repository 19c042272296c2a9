import { project } from '../../../test/fixtures.ts';
import { bySoonestToClose } from './soonest-to-close.ts';

it('puts open projects by their last day, then those without one, and closed ones last', () => {
  const closed = project({ id: 1, status: 'unavailable', deadline: '2030-01-01T22:59:59.999Z' });
  const always = project({ id: 2, deadline: null });
  const late = project({ id: 3, deadline: '2031-05-01T22:59:59.999Z' });
  const soon = project({ id: 4, deadline: '2031-03-12T22:59:59.999Z' });
  expect([closed, always, late, soon].toSorted(bySoonestToClose).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});
