import { fieldMessages } from '../../test/field-messages.ts';
import { messages } from '../messages.ts';
import { bannerAnswers, bannerForm } from './banner.ts';
import { campaignUpdate } from './campaign.ts';

const banner = {
  title: 'Jornada de puertas abiertas',
  from: '2027-03-22T08:00:00.000Z',
  to: '2027-03-29T07:00:00.000Z',
};

it('a banner ends after its beginning', () => {
  expect(fieldMessages(bannerForm, banner)).toEqual({});
  expect(fieldMessages(bannerForm, { ...banner, to: banner.from })).toEqual({ to: messages.endsTooEarly });
  expect(fieldMessages(bannerForm, { ...banner, from: '2027-02-30T08:00:00.000Z' })).toEqual({
    from: messages.pattern,
  });
});

it('a campaign may be open at both ends, or at one', () => {
  expect(fieldMessages(campaignUpdate, { from: null, to: null })).toEqual({});
  expect(fieldMessages(campaignUpdate, { from: banner.from, to: null })).toEqual({});
  expect(fieldMessages(campaignUpdate, { from: banner.to, to: banner.from })).toEqual({
    to: messages.endsTooEarly,
  });
});

it.each([
  ['in spring, over the hour that is skipped', '2027-03-28T01:59', '2027-03-28T03:00', {}],
  ['at the hour that is skipped', '2027-03-28T02:30', '2027-03-29T09:00', { from: messages.noSuchTime }],
  ['before its beginning', '2027-03-29T09:00', '2027-03-22T09:00', { to: messages.endsTooEarly }],
  ['half typed', '2027-03-22T09:00', '29/03/aaaa', { to: messages.noSuchTime }],
  ['without a time', '', '2027-03-29T09:00', { from: messages.required }],
])('a banner that is typed ends %s', (_, from, to, problems) => {
  expect(fieldMessages(bannerAnswers, { title: banner.title, from, to })).toEqual(problems);
});

it.each([
  ['/campana/verde', true],
  ['https://ejemplo.org/a', true],
  ['//malo.example', false],
  ['/\\malo.example', false],
  ['https://banco.es@malo.example', false],
  ['https://', false],
])('a banner leads to %s: %s', (link, isTaken) => {
  expect(bannerForm.safeParse({ ...banner, link }).success).toBe(isTaken);
});
