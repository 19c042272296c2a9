import { comesFromOurOwnPages } from './origin.ts';

const own = (
  headers: Record<string, string>,
  host = 'puente.example',
  protocol: 'http' | 'https' = 'https',
) => comesFromOurOwnPages({ headers, host, protocol }, 'https://puente.example');

it.each([
  [{ origin: 'https://puente.example' }],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'https://puente.example', 'sec-fetch-site': 'same-origin' }],
])('knows our own pages by %p', (headers) => {
  expect(own(headers as Record<string, string>)).toBe(true);
});

it.each([
  [{}],
  [{ origin: 'null' }],
  [{ origin: 'https://puente.example.malo.example' }],
  [{ origin: 'https://malo.example' }],
  [{ origin: 'http://puente.example' }],
  [{ origin: 'https://puente.example:8443' }],
  [{ origin: '', 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('takes %p for another site', (headers) => {
  expect(own(headers as Record<string, string>)).toBe(false);
});

it('knows a page by the host that it asked, where PUBLIC_URL is another name', () => {
  expect(own({ origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3000', 'http')).toBe(true);
  expect(own({ origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3001', 'http')).toBe(false);
  expect(own({ origin: 'https://192.168.1.5:3000' }, '192.168.1.5:3000', 'http')).toBe(false);
});
