/** Everything that the code stores in browsers is listed on `/cookies`, by its name in the storage. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './children.ts';

/** Code that writes to a storage or a cache of the browser, or names a cookie. */
const writes =
  /(?:local|session)Storage\.setItem\(|\bwriteTab\(|caches\.open\(|indexedDB\.open\(|\bconst \w*[cC]ookie = '/;

/** File -> names on the page of the data that it stores. A new file needs a line here, and its names on the page. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  'deploy/api/src/accounts/known-devices.ts': ['u4iDevice'],
  'deploy/api/src/accounts/complete-first-factor.ts': ['u4iSecondFactor'],
  'deploy/api/src/connect/pending-link.ts': ['u4iPendingLink'],
  'deploy/api/src/connect/routes.ts': ['u4iConnect'],
  'deploy/api/src/http/cookies.ts': ['token', 'u4iRememberMe'],
  'deploy/api/src/second-factor/routes.ts': ['u4iNewPasskey'],
  'deploy/edge/src/canary/bucket.ts': ['u4iBucket'],
  'deploy/edge/src/files-origin/in-page.ts': ['files-left'],
  'deploy/edge/src/offline/worker.ts': ['release-…', 'opened'],
  'deploy/edge/src/preview/wanted-preview.ts': ['u4iPreview'],
  'deploy/edge/src/watchdog/in-page.ts': ['mended'],
  'shared/federation/src/runtime/former-notes.ts': ['former-versions'],
  'shared/federation/src/runtime/newer-release.ts': ['reloaded:…'],
  'shared/platform/src/forms/draft-copy.ts': ['draft:…'],
  'shared/platform/src/forms/tab-draft.ts': ['draft:…'],
  // Its callers name the stored data.
  'shared/platform/src/forms/tab-storage.ts': [],
  'shared/platform/src/forms/unfinished-uploads.ts': ['uploads:…'],
  'shared/platform/src/session/intended-path.ts': ['u4iRedirect'],
  'shared/platform/src/session/kept-texts.ts': ['text:…'],
  'shared/platform/src/session/pending-save.ts': ['pendingSave'],
  'shared/platform/src/session/other-tabs.ts': ['session-changes'],
  'shared/platform/src/session/viewed-user.ts': ['viewedUser'],
  'shared/platform/src/ui/login-dialog.ts': ['loginDeclined'],
  'shell/src/auth/chosen-profile.ts': ['u4iChosenProfile'],
  'shell/src/consent/choice.ts': ['cookieConsent', 'analytics_ga'],
  'shell/src/frame/banner-edition.ts': ['awardsBannerClosed'],
  'shell/src/frame/visit-ids.ts': ['visit…'],
  'shell/src/session/qualification.ts': ['u4iQualificationModalShown'],
  'shell/src/session/second-factor-put-off.ts': ['u4iSecondFactorLater'],
  'shell/src/welcome/registered.ts': ['registered', 'u4iCampaign'],
};

const texts = new Map(
  globSync('{shell,public-site,*-app,shared/*,deploy/*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|shared\/(?:testing|tooling)|\/legal\/|\.test\./.test(path),
  }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** Names on the page, one by one: it tells of several at a time. */
const onPage = ['cookies.ts', 'browser-storage.ts']
  .map((file) => readFileSync(join(root, 'public-site/src/legal', file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/name: '([^']+)'/g)])
  .flatMap(([, names = '']) => names.split(/, | y /));

it('knows all code that keeps something in a browser', () => {
  const found = [...texts].filter(([, text]) => writes.test(text)).map(([file]) => file);
  expect(found.toSorted()).toEqual(Object.keys(namesOf).toSorted());
});

it.each(Object.entries(namesOf))('what %s keeps is on the page', (_, names) => {
  expect(names.filter((name) => !onPage.includes(name))).toEqual([]);
});

it.each([...new Set(Object.values(namesOf).flat())])('%s is a name in the code', (name) => {
  const literal = name.replace('…', '');
  expect([...texts.values()].some((text) => text.includes(literal))).toBe(true);
});

it('tells of nothing that is no longer kept', () => {
  const kept = new Set(Object.values(namesOf).flat());
  // Our own measurement keeps nothing in the browser.
  expect(onPage.filter((name) => !kept.has(name) && name !== 'Medición propia')).toEqual([]);
});
