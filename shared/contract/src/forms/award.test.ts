import { fieldMessages } from '../../test/field-messages.ts';
import { messages } from '../messages.ts';
import { awardEditionAnswers, awardEditionForm } from './award.ts';

const words = { year: 2027, name: 'Premios 2027', description: '', categories: [{ name: 'TFG' }] };
const typed = {
  ...words,
  opensAt: '2027-03-01T09:00',
  closesAt: '2027-03-29T23:59',
  judgedBy: '',
  announcedAt: '2027-05-10T12:00',
};

it('an edition opens, closes, is judged and is announced', () => {
  expect(fieldMessages(awardEditionAnswers, typed)).toEqual({});
  expect(fieldMessages(awardEditionAnswers, { ...typed, judgedBy: typed.closesAt })).toEqual({});
  expect(fieldMessages(awardEditionAnswers, { ...typed, judgedBy: typed.announcedAt })).toEqual({});
});

it.each([
  [{ closesAt: '2027-03-01T09:00' }, { closesAt: messages.endsTooEarly }],
  [{ judgedBy: '2027-03-29T23:58' }, { judgedBy: messages.beforeClosing }],
  [{ judgedBy: '2027-05-10T12:01' }, { announcedAt: messages.announcedTooEarly }],
  [{ announcedAt: '2027-03-29T23:58' }, { announcedAt: messages.announcedTooEarly }],
  [{ opensAt: '2027-03-28T02:30' }, { opensAt: messages.noSuchTime }],
  [{ announcedAt: '' }, { announcedAt: messages.required }],
  [{ categories: [] }, { categories: messages.required }],
])('refuses %j', (change, problems) => {
  expect(fieldMessages(awardEditionAnswers, { ...typed, ...change })).toEqual(problems);
});

it('compares moments over a change of the clocks', () => {
  const form = {
    ...words,
    opensAt: '2027-03-28T00:59:00.000Z',
    closesAt: '2027-03-28T01:00:00.000Z',
    announcedAt: '2027-03-28T01:00:00.000Z',
  };
  expect(fieldMessages(awardEditionForm, form)).toEqual({});
  expect(fieldMessages(awardEditionForm, { ...form, closesAt: form.opensAt })).toEqual({
    closesAt: messages.endsTooEarly,
  });
});
