/** @jest-environment jsdom */
import { makeReleaseSet } from '../../test/release-set.ts';
import { admitStyle, wasRefused } from './styles.ts';

function makeLink(href: string) {
  const link = document.createElement('link');
  const failed = jest.fn();
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = failed;
  return { link, failed };
}

beforeEach(() => document.head.replaceChildren());

it.each([
  ['/assets/student-app/projects.0.css', 'sha256-projects'],
  ['/assets/shell/a.css', 'sha256-shell'],
])('gives %s its integrity from the release set', async (href, integrity) => {
  const { link, failed } = makeLink(href);
  admitStyle(link, makeReleaseSet());
  await Promise.resolve();
  expect(link).toMatchObject({ integrity, parentNode: document.head });
  expect(failed).not.toHaveBeenCalled();
});

it.each([
  '/assets/student-app/other.css',
  '/assets/toString/a.css',
  '/assets/',
  '/elsewhere/projects.0.css',
  '/assets/student-app/constructor',
])('fails %s, which the release set does not list', async (href) => {
  const { link, failed } = makeLink(href);
  admitStyle(link, makeReleaseSet());
  expect(failed).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(link.parentNode).toBeNull();
  expect(wasRefused(href)).toBe(true);
});

it('lets the page choose the origin of a style before it is in the page', () => {
  const load = jest.fn((link: Element) => expect(link.parentNode).toBeNull());
  globalThis.filesOrigin = { origin: 'https://files.test', addressOf: String, load };
  const { link } = makeLink('/assets/shell/a.css');
  admitStyle(link, makeReleaseSet());
  expect(load).toHaveBeenCalledWith(link);
  globalThis.filesOrigin = undefined;
});

it('lets in any style of an app that is served from source', () => {
  const { link } = makeLink('/assets/student-app/projects.css');
  admitStyle(link, makeReleaseSet({ version: 'dev', styles: {} }));
  expect(link.integrity).toBeFalsy();
  expect(link.parentNode).toBe(document.head);
});
