import { opportunity, organization } from '../../test/fixtures.ts';
import { headProblems } from '@puente/testing/structured-data';
import { opportunityHead } from './opportunity-head.ts';

const { id, name, sector, location, logo = null } = organization();
const by = { organization: { id, name, sector, location, logo } };
const event = (change: Parameters<typeof opportunity>[0] = {}) =>
  opportunityHead(opportunity({ ...by, ...change }));
const offer = (change: Parameters<typeof opportunity>[0] = {}) =>
  event({ details: { type: 'Oferta', remuneration: null }, ...change });

it.each([
  ['an event at its place', event(), 'Event'],
  ['an event at a distance', event({ presentiality: 'remote', location: null, url: null }), 'Event'],
  ['an offer', offer(), 'JobPosting'],
  ['an offer of work at home', offer({ presentiality: 'remote', location: null }), 'JobPosting'],
])('says of %s what search engines ask for', (_, head, type) => {
  expect(head.data?.()).toMatchObject({ '@type': type });
  expect(headProblems(head)).toEqual([]);
});

it.each([
  ['an event without a day', event({ details: { type: 'Evento', date: null } })],
  ['an event without a place', event({ location: null })],
  ['an offer without a place', offer({ location: null })],
  ['an offer that is closed', offer({ status: 'closed' })],
  ['a draft', event({ publishedAt: null })],
])('says nothing of %s', (_, head) => {
  expect(head.data).toBeUndefined();
});
