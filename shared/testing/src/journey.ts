import { type BrowserContext, test as base } from '@playwright/test';
import { type Email, type FreshAccount, makeAccount } from './accounts.ts';
import { ApiProcess } from './api-process.ts';
import { newPerson, type Person, type PersonOptions } from './browser.ts';
import { type InputDriver, keyboard, pointer } from './input-driver.ts';
import { signIn } from './people.ts';
import { type ProductUnderTest, startProductUnderTest } from './product-under-test.ts';
import { untilReady } from './ready.ts';

export { expect } from '@playwright/test';

/** Kind of product that a file of journeys needs. `test.use({ productSettings: … })` gives the file its own product. */
export interface ProductSettings {
  /** Environment of its servers, `BRAND_DIR` for example. */
  env?: Readonly<Record<string, string>>;
  /** Default: PostgreSQL. */
  engine?: 'embedded';
  /** Starts a fake provider for Google and Microsoft logins. By default neither is offered. */
  openId?: boolean;
  /** Starts a separate renderer, for journeys that stop it or publish releases. */
  ownRenderer?: boolean;
  /** File of a private key. The releases are signed with it, and the servers verify them. */
  releaseKey?: string;
}

/** User of a browser: a visitor, a fresh account (`accounts.ts`), or a demo account by its email. */
export type Who = 'visitor' | FreshAccount | Email;

interface WorkerFixtures {
  productSettings: ProductSettings;
  apiProcess: ApiProcess;
  /** The whole product on released builds, shared by all files of the worker with the same settings. */
  product: ProductUnderTest;
}

interface TestFixtures {
  /** Creates a fresh account, and returns its email. */
  account: (kind: FreshAccount) => Promise<Email>;
  /**
   * Opens a browser context for a person, which is closed after the test. A test that changes data of an account uses a fresh one, because
   * other files of the worker share the demo accounts.
   */
  person: (who?: Who, options?: PersonOptions) => Promise<Person & { email: string }>;
  /** Opens a page as a person with an account, and waits until it is ready. */
  openAs: (
    who: Exclude<Who, 'visitor'>,
    path: string,
    options?: PersonOptions,
  ) => Promise<Person & { email: Email }>;
  /** Device with which `input` operates the page. */
  inputDevice: 'pointer' | 'keyboard';
  input: InputDriver;
}

/** Fixtures that a helper function of a journey takes. */
export type Fixtures = TestFixtures & WorkerFixtures;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  productSettings: [{}, { scope: 'worker', option: true }],
  apiProcess: [
    async ({ productSettings: { env = {} } }, use) => {
      // The API reads the brand once per process.
      const { BRAND_DIR } = env;
      const process = new ApiProcess(BRAND_DIR === undefined ? {} : { BRAND_DIR });
      await use(process);
      await process.kill();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ productSettings: { env, engine, ...options }, apiProcess }, use) => {
      const product = await startProductUnderTest(env, {
        ...options,
        ...(engine !== 'embedded' && { apiProcess }),
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  account: async ({ product }, use) => use((kind) => makeAccount(product, kind)),
  person: async ({ browser, product, account }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who = 'visitor', options = {}) => {
      const person = await newPerson(browser, product.url, options);
      contexts.push(person.context);
      if (who === 'visitor') return { ...person, email: '' };
      const email = isEmail(who) ? who : await account(who);
      await signIn(person.context, product.url, email);
      return { ...person, email };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  openAs: async ({ person }, use) =>
    use(async (who, path, options) => {
      const opened = await person(who, options);
      await opened.page.goto(path);
      await untilReady(opened.page);
      return { ...opened, email: opened.email as Email };
    }),
  inputDevice: ['pointer', { option: true }],
  input: async ({ inputDevice }, use) => use(inputDevice === 'keyboard' ? keyboard : pointer),
});

const isEmail = (who: Exclude<Who, 'visitor'>): who is Email => who.includes('@');
