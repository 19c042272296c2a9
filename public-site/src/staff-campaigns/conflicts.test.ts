import { campaign, program } from '../../test/campaigns.ts';
import { campaignsAtOnce, lacksCampaign } from './conflicts.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const march = { from: '2027-03-01T08:00:00.000Z', to: '2027-03-31T08:00:00.000Z' };
const april = { from: march.to, to: '2027-04-30T08:00:00.000Z' };

it.each([
  ['at the same time', march, true],
  ['one after the other', april, false],
  ['without an end', { from: null, to: null }, true],
  ['that are over', { from: null, to: '2027-02-01T08:00:00.000Z' }, false],
])('tells campaigns %s', (_, times, atOnce) => {
  const own = campaign({ ...march, id: 1 });
  const other = campaign({ ...times, id: 2, code: 'otra' });
  expect(campaignsAtOnce(own, [own, other], now)).toEqual(atOnce ? [other] : []);
});

it('does not count stopped campaigns', () => {
  const own = campaign({ id: 1 });
  const stopped = campaign({ id: 2, active: false });
  expect(campaignsAtOnce(own, [own, stopped], now)).toEqual([]);
  expect(campaignsAtOnce(stopped, [own, stopped], now)).toEqual([]);
});

it.each([
  ['runs', campaign({ id: 1 }), false],
  ['is planned', campaign({ id: 1, ...april }), true],
  ['is stopped', campaign({ id: 1, active: false }), true],
  ['is another one’s', campaign({ id: 2 }), true],
])('a program lacks a campaign unless one runs: one that %s', (_, known, lacks) => {
  expect(lacksCampaign(program({ of: 1 }), [known], now)).toBe(lacks);
});
