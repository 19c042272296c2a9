/** The story on the released builds, on both engines, by hand and with the keyboard alone. */
import type { Browser } from 'playwright-core';
import { startPostgres, type Postgres } from '@puente/testing/postgres';
import { launchBrowser } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/hands';
import { startProductUnderTest, type ProductUnderTest } from '@puente/testing/product-under-test';
import { tellStory } from './story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('on PGlite', () => {
  let product: ProductUnderTest;
  beforeAll(async () => {
    product = await startProductUnderTest();
  }, 180_000);
  afterAll(() => product.stop());

  test('a visitor becomes a student, applies, and is preselected', async () => {
    expect(await tellStory({ product, browser })).toEqual([]);
  });

  test('the same with the keyboard alone', async () => {
    expect(await tellStory({ product, browser, hands: keyboard })).toEqual([]);
  });
});

describe('on PostgreSQL', () => {
  let postgres: Postgres;
  let product: ProductUnderTest;
  beforeAll(async () => {
    postgres = await startPostgres();
    product = await startProductUnderTest({ DATABASE_URL: await postgres.createDatabase('story') });
  }, 180_000);
  afterAll(async () => {
    await product.stop();
    await postgres.stop();
  });

  test('a visitor becomes a student, applies, and is preselected', async () => {
    expect(await tellStory({ product, browser })).toEqual([]);
  });
});
