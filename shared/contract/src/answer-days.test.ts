import { isAnswerLate } from './answer-days.ts';
import { statusCodes } from './constants/statuses.ts';

const due = '2026-12-03T22:59:59.999Z';
const after = Date.parse('2026-12-03T23:00:00.000Z');

it('is late from the day after, and only while there is no answer', () => {
  expect(isAnswerLate({ status: 'new', answer_due: due }, after)).toBe(true);
  expect(isAnswerLate({ status: 'new', answer_due: due }, Date.parse(due))).toBe(false);
  expect(statusCodes.filter((status) => isAnswerLate({ status, answer_due: due }, after))).toEqual(['new']);
  expect(isAnswerLate({ status: 'new', answer_due: null }, after)).toBe(false);
});
