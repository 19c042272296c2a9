import type * as z from 'zod/mini';
import { interviewLimits } from '../constants/interviews.ts';
import { messages } from '../messages.ts';
import { interviewMove, interviewOffer, interviewReason } from './interview.ts';

const offer = {
  applications: [1],
  times: ['2027-02-01T09:00:00.000Z'],
  minutes: 30,
  place_kind: 'video',
  place: 'https://meet.ejemplo.org/sala',
};

const problems = (schema: z.ZodMiniType, given: unknown) =>
  (schema.safeParse(given).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it('takes an offer', () => {
  expect(problems(interviewOffer, offer)).toEqual([]);
  expect(problems(interviewOffer, { ...offer, place_kind: 'phone', place: 'Te llamamos' })).toEqual([]);
});

it.each([
  ['no time', { times: [] }, ['times', messages.interviewTimes]],
  [
    'a time twice, in another zone',
    { times: ['2027-02-01T09:00:00.000Z', '2027-02-01T10:00+01:00'] },
    ['times', messages.sameTime],
  ],
  [
    'too many times',
    {
      times: Array.from(
        { length: interviewLimits.times + 1 },
        (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}T09:00Z`,
      ),
    },
    ['times', messages.tooManyTimes(interviewLimits.times)],
  ],
  ['a length that nobody chooses', { minutes: 31 }, ['minutes', messages.required]],
  ['a video call without an address', { place: 'Por Meet' }, ['place', messages.videoAddress]],
  ['no place', { place_kind: 'address', place: ' ' }, ['place', messages.required]],
  ['nobody', { applications: [] }, ['applications', messages.required]],
])('refuses %s', (_, given, problem) => {
  expect(problems(interviewOffer, { ...offer, ...given })).toEqual([problem]);
});

it('asks why for a move and a cancellation', () => {
  const move = { from: offer.times[0], starts_at: '2027-02-02T09:00:00.000Z' };
  expect(problems(interviewMove, { ...move, reason: 'Hay huelga.' })).toEqual([]);
  expect(problems(interviewMove, { ...move, reason: '  ' })[0]?.[0]).toBe('reason');
  expect(problems(interviewReason, { reason: '' })[0]?.[0]).toBe('reason');
});
