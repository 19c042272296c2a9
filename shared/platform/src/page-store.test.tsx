/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { useConsentSettings } from './consent/index.ts';
import { createPageStore, refreshStores } from './page-store.ts';
import { useSession } from './session/index.ts';
import { useLoginDialog, usePageTitleStore, useToasts } from './ui/index.ts';

const stores = { useConsentSettings, useSession, useLoginDialog, usePageTitleStore, useToasts };

it('reads the current state while a page is rendered on the server', () => {
  const useCount = createPageStore(() => ({ count: 0 }));
  const Count = () => <p>{useCount(({ count }) => count)}</p>;
  useCount.setState({ count: 7 });
  expect(renderToString(<Count />)).toBe('<p>7</p>');
});

it('gives every store its first state again', () => {
  for (const store of Object.values(stores)) {
    const first = structuredClone(store.getState());
    (store.setState as (state: object, replace: true) => void)({ poison: true }, true);
    refreshStores();
    expect(store.getState()).toEqual(first);
  }
});

it('is the only maker of stores, and this test knows all of them', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: __dirname })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }));
  expect(sources.filter(({ text }) => text.includes("from 'zustand")).map(({ file }) => file)).toEqual([
    'page-store.ts',
  ]);
  const made = sources.flatMap(({ text }) => [...text.matchAll(/const (\w+) = createPageStore</g)]);
  expect(made.map(([, name]) => name).toSorted()).toEqual(Object.keys(stores).toSorted());
});
