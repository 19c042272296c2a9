/**
 * What new users come for, as they do it: with the service worker on, on a phone's width and a wide screen, by hand and
 * with the keyboard alone, from fresh data.
 */
import { keyboard, pointer } from '@puente/testing/hands';
import { productForJourneys } from '@puente/testing/journey';
import { tellStory } from '../e2e/story.ts';
import { logInWithProvider, openOrganization, recoverPassword, type Tried } from './tasks.ts';

describe.each([
  [360, 'by hand', pointer],
  [360, 'with the keyboard alone', keyboard],
  [1280, 'by hand', pointer],
  [1280, 'with the keyboard alone', keyboard],
] as const)('at %i px, %s', (width, _, hands) => {
  const running = productForJourneys({ openId: true });
  const tried = (): Tried => ({ product: running.product, browser: running.browser, width, hands });

  test('a student registers, applies, comes back to a draft, and sees the decision', async () => {
    expect(await tellStory({ ...tried(), serviceWorkers: 'allow' })).toEqual([]);
  });

  test('an organisation registers, publishes and decides', async () => {
    expect(await openOrganization(tried())).toEqual([]);
  });

  test('a forgotten password is recovered', async () => {
    expect(await recoverPassword(tried(), 'nueva@puente.test')).toEqual([]);
  });

  test.each(['Google', 'Microsoft'] as const)('a login with %s', async (provider) => {
    expect(await logInWithProvider(tried(), provider)).toEqual([]);
  });
});
