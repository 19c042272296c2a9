import { type BrowserContext, test as base } from '@playwright/test';
import { newPerson, type Person, type PersonOptions } from '@puente/testing/browser';
import { type PlaygroundServer, startPlayground } from './playground-server.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /**
   * Opens the playground in a browser context, which is closed after the test. The test must check the page's problems itself: errors and
   * violations of the security policy.
   */
  open: (options?: PersonOptions) => Promise<Person>;
}

interface WorkerFixtures {
  playground: PlaygroundServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  playground: [
    // Playwright takes only a destructured parameter, also of a fixture that needs no other.
    async ({}, use) => {
      const playground = await startPlayground();
      await use(playground);
      playground.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ browser, playground }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const person = await newPerson(browser, playground.address, options);
      contexts.push(person.context);
      await person.page.goto('/');
      // Late chunks arrive last.
      await person.page.getByRole('combobox', { name: 'Universidad' }).first().waitFor();
      await person.page.getByRole('toolbar', { name: 'Formato de Texto legal' }).waitFor();
      return person;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
