import { networkOf, siteOf } from './networks.ts';

it.each([
  ['203.0.113.6', '203.0.113.6', undefined],
  ['::ffff:203.0.113.6', '203.0.113.6', undefined],
  ['2001:db8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:3::1', '2001:db8:1:3', '2001:db8:1'],
  ['2001:db8:2::1', '2001:db8:2:0', '2001:db8:2'],
  ['not an address', 'not an address', undefined],
])('counts %s as %s of %s', (ip, network, site) => {
  expect([networkOf(ip), siteOf(ip)]).toEqual([network, site]);
});
