import { applicationMoves, isRefusal, statusCodes } from '@puente/contract/constants/statuses';
import { limits } from '@puente/contract/limits';
import { afterwards, moves } from './moves.ts';

const possible = [...new Set(statusCodes.flatMap((status) => applicationMoves[status]))];

it.each(possible)('has words for the move to %s, which the contract allows', (to) => {
  expect(moves[to]?.label).toBeTruthy();
  expect(moves[to]?.meaning).toBeTruthy();
  expect(moves[to]?.done('Brais')).toContain('Brais');
  expect(moves[to]?.doneTogether(3)).toContain('3');
});

it('has a draft, which fits, for every answer that a student is told', () => {
  for (const to of possible.filter((status) => status !== 'new')) {
    expect(moves[to]?.draft).toMatch(/\.$|\?$/);
    expect(moves[to]?.draft.length).toBeLessThan(limits.answerReason.max);
  }
});

it('says of each ‘no’ when it is given: before or after a preselection', () => {
  expect(possible.filter(isRefusal).map((to) => moves[to]?.meaning.split(':')[0])).toEqual([
    'Antes de preseleccionar',
    'Después de preseleccionar',
  ]);
});

it('says what can still be done after an answer', () => {
  expect(afterwards('selected')).toBe('Esta respuesta es definitiva.');
  expect(afterwards('rejected')).toMatch(/podrás preseleccionarla/);
});
