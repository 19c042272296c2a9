import type { Email } from '@puente/testing/accounts';
import type { Person, PersonOptions } from '@puente/testing/browser';
import { test as base, type Who } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

interface Fixtures {
  /** Opens a page as a person, and waits until it is ready. */
  openAs: (
    who: Exclude<Who, 'visitor'>,
    path: string,
    options?: PersonOptions,
  ) => Promise<Person & { email: Email }>;
}

/** A journey that begins on a page of the student area. */
export const test = base.extend<Fixtures>({
  openAs: async ({ person }, use) =>
    use(async (who, path, options) => {
      const opened = await person(who, options);
      await opened.page.goto(path);
      await untilReady(opened.page);
      return { ...opened, email: opened.email as Email };
    }),
});
