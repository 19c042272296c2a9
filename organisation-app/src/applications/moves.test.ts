import { applicationMoves, statusCodes } from '@puente/contract/constants/statuses';
import { applicationsView, shownStatuses } from './applications-view.ts';
import { afterwards, moves } from './moves.ts';

const possible = [...new Set(statusCodes.flatMap((status) => applicationMoves[status]))];

it.each(possible)('has words for the move to %s, which the contract allows', (to) => {
  expect(moves[to]?.label).toBeTruthy();
  expect(moves[to]?.done('Brais')).toContain('Brais');
});

it('asks before an answer that the student reads as such, and only then', () => {
  expect(possible.filter((to) => moves[to]?.question).toSorted()).toEqual([
    'notSelected',
    'rejected',
    'selected',
  ]);
});

it('says what can still be done after an answer', () => {
  expect(afterwards('selected')).toBe('Esta respuesta es definitiva.');
  expect(afterwards('rejected')).toMatch(/podrás preseleccionarla/);
});

it('offers the statuses in which an organisation meets applications as filters', () => {
  expect(shownStatuses).toEqual(['new', 'preselected', 'selected', 'notSelected', 'rejected']);
  expect(applicationsView(new URLSearchParams('status=draft&page=2'))).toEqual({
    status: undefined,
    page: 2,
  });
});
