/** Acceptance: tasks of new users, with the service worker enabled, on a narrow and a wide screen, by pointer and by keyboard only. */
import { expect, test } from '@puente/testing/journey';
import { tellStory } from '../e2e/story.ts';
import { logInWithProvider, openOrganization, recoverPassword } from './tasks.ts';

// Other products of the test run offer no provider.
test.use({ productSettings: { openId: true } });

for (const inputDevice of ['pointer', 'keyboard'] as const)
  for (const width of [360, 1280])
    test.describe(`at ${width} px, ${inputDevice}`, () => {
      test.use({ inputDevice });

      test('a student registers, applies, comes back to a draft, and sees the decision', async ({
        person,
        product,
        input,
      }) => {
        const options = { width, serviceWorkers: 'allow' } as const;
        expect(await tellStory({ person, product, input, options })).toEqual([]);
      });

      test('an organisation registers, publishes and decides', async ({
        person,
        account,
        product,
        input,
      }) => {
        expect(await openOrganization({ person, product, input, width }, await account('student'))).toEqual(
          [],
        );
      });

      test('a forgotten password is recovered', async ({ person, account, product, input }) => {
        const email = await account('new student');
        expect(await recoverPassword({ person, product, input, width }, email)).toEqual([]);
      });

      for (const provider of ['Google', 'Microsoft'] as const)
        test(`a login with ${provider}`, async ({ person, product, input }) => {
          expect(await logInWithProvider({ person, product, input, width }, provider)).toEqual([]);
        });
    });
