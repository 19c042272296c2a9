import { haveStarted, startThirdParties } from './third-party-scripts.ts';
import { removeTraces } from './withdrawal.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const analytics = { script: 'https://www.googletagmanager.com/gtag/js?id=G-1', loads: [] };
const chat = { script: 'https://chat.example/widget.js', loads: [] };

it('loads nothing when consent was withdrawn before the browser was idle', () => {
  startThirdParties({ analytics }, () => false);
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  expect(haveStarted('analytics')).toBe(false);
});

it('§9: loads each script lazily and once', () => {
  startThirdParties({ analytics, chat }, (kind) => kind === 'analytics');
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toEqual([analytics.script]);
  startThirdParties({ analytics, chat }, () => true);
  jest.runAllTimers();
  startThirdParties({ analytics, chat }, () => true);
  jest.runAllTimers();
  expect(scripts()).toEqual([analytics.script, chat.script]);
  expect([haveStarted('analytics'), haveStarted('chat'), haveStarted('recording')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('gives Google’s tag the orders that an inline script would give it', () => {
  const { dataLayer = [] } = globalThis as { dataLayer?: ArrayLike<unknown>[] };
  expect(dataLayer.map((order) => [...Array.from(order)])).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1'],
  ]);
});

it('removes what known scripts have kept, and nothing else', () => {
  for (const name of ['_ga', '_ga_G1', '_gid', '_hjid', '_clck', 'u4iRememberMe', 'my_ga'])
    document.cookie = `${name}=1; Path=/`;
  for (const key of ['_hjKey', 'analytics_ga', 'cookieConsent', 'draft:apply-1'])
    localStorage.setItem(key, '1');
  removeTraces();
  expect(document.cookie.split('; ').sort()).toEqual(['my_ga=1', 'u4iRememberMe=1']);
  expect(Object.keys(localStorage).sort()).toEqual(['analytics_ga', 'cookieConsent', 'draft:apply-1']);
});
