import { noticeLimits } from '../constants/audience-notices.ts';
import { messages } from '../messages.ts';
import { clockOf } from '../moment-in-spain.ts';
import {
  everyStudent,
  noticeForm,
  noticeMessages,
  noticeStart,
  plannedStartProblem,
} from './audience-notice.ts';

const form = {
  kind: 'u4i_advice',
  title: 'Cómo elegir tema',
  text: '<p>Hola</p>',
  link: '/blog',
  linkText: '',
  audience: everyStudent,
};
const problems = (changes: object) =>
  noticeForm.safeParse({ ...form, ...changes }).error?.issues.map(({ message }) => message) ?? [];

it('takes a notice without a text or a link, as a draft is', () => {
  expect(problems({ text: '', link: '' })).toEqual([]);
});

it.each(['projects', '//malo.example', '/\\malo.example', 'https://malo.example', '/con espacio'])(
  'refuses the link %s, which is no path of this site',
  (link) => {
    expect(problems({ link })).toEqual([noticeMessages.link]);
  },
);

it('takes a title that fits a subject, and lists up to their limit', () => {
  expect(problems({ title: 'a'.repeat(noticeLimits.title + 1) })).toEqual([messages.tooLong]);
  const universities = Array.from({ length: noticeLimits.chosen + 1 }, (_, index) => index + 1);
  expect(problems({ audience: { ...everyStudent, universities } })).toEqual([messages.tooLong]);
  expect(problems({ kind: 'selected' })).toEqual([messages.required]);
});

it('plans a start in the future, and not too far ahead', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const { plannedDays } = noticeLimits;
  expect(noticeStart.safeParse({ startsAt: null }).success).toBe(true);
  expect(plannedStartProblem(clockOf(inHours(2)))).toBeNull();
  expect(plannedStartProblem(clockOf(inHours(-2)))).toBe(noticeMessages.plannedTooEarly);
  expect(plannedStartProblem(clockOf(inHours(24 * plannedDays + 2)))).toBe(noticeMessages.plannedTooLate);
  expect(plannedStartProblem('')).toBe(messages.noSuchTime);
});
