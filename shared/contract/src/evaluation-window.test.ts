import {
  type Evaluated,
  evaluationWindowOf,
  showsEvaluations,
  takesEvaluations,
} from './evaluation-window.ts';

const evaluated = (change: Partial<Evaluated> = {}): Evaluated => ({
  state: 'running',
  ends: '2027-06-30',
  startedAt: '2027-02-01T10:00:00.000Z',
  deliveredAt: null,
  endedAt: null,
  ...change,
});

it('opens two weeks before the last day, and stays open when the collaboration is late', () => {
  const window = evaluationWindowOf(evaluated());
  expect(window).toEqual({ opens: '2027-06-16', closes: '2027-08-29' });
  expect(takesEvaluations(window, '2027-06-15')).toBe(false);
  expect(takesEvaluations(window, '2027-06-16')).toBe(true);
  expect(takesEvaluations(window, '2027-08-29')).toBe(true);
  expect(takesEvaluations(window, '2027-08-30')).toBe(false);
});

it('closes 60 days after a last day on which nobody ended the work, and does not open again', () => {
  const one = { student: true, organization: false };
  expect(showsEvaluations(evaluationWindowOf(evaluated()), one, '2027-08-29')).toBe(false);
  expect(showsEvaluations(evaluationWindowOf(evaluated()), one, '2027-08-30')).toBe(true);
  const endedOn = (day: string) =>
    evaluationWindowOf(evaluated({ state: 'closed', endedAt: `${day}T10:00:00.000Z` }))?.closes;
  expect(endedOn('2027-08-29')).toBe('2027-09-12');
  expect(endedOn('2027-08-30')).toBe('2027-08-29');
});

it('opens with a delivery or an end that comes before', () => {
  expect(evaluationWindowOf(evaluated({ deliveredAt: '2027-05-03T10:00:00.000Z' }))?.opens).toBe(
    '2027-05-03',
  );
  expect(evaluationWindowOf(evaluated({ ends: null }))).toEqual({ opens: null, closes: null });
  // Half past midnight in Spain.
  const cancelled = evaluated({ state: 'cancelled', endedAt: '2027-03-09T23:30:00.000Z' });
  expect(evaluationWindowOf(cancelled)).toEqual({ opens: '2027-03-10', closes: '2027-03-24' });
});

it('does not open for work that never began', () => {
  expect(evaluationWindowOf(evaluated({ state: 'agreed', startedAt: null }))).toBeNull();
  const cancelled = evaluated({
    state: 'cancelled',
    startedAt: null,
    endedAt: '2027-03-10T10:00:00.000Z',
  });
  expect(takesEvaluations(evaluationWindowOf(cancelled), '2027-03-10')).toBe(false);
});

it('shows evaluations once both are sent, or once none can follow', () => {
  const window = evaluationWindowOf(evaluated({ state: 'closed', endedAt: '2027-06-30T10:00:00.000Z' }));
  const one = { student: true, organization: false };
  expect(window?.closes).toBe('2027-07-14');
  expect(takesEvaluations(window, '2027-07-14')).toBe(true);
  expect(showsEvaluations(window, one, '2027-07-14')).toBe(false);
  expect(takesEvaluations(window, '2027-07-15')).toBe(false);
  expect(showsEvaluations(window, one, '2027-07-15')).toBe(true);
  expect(showsEvaluations(window, { student: true, organization: true }, '2027-06-20')).toBe(true);
});
