import { type ReleaseSet, releaseSetElementId } from '../release-set.ts';
import { withFormerVersions } from './former-notes.ts';

/**
 * Reads the release set that the edge has embedded in this page.
 * @throws when it is missing or invalid: such a page cannot start
 */
export function readReleaseSet(page: Document = document): ReleaseSet {
  const text = page.getElementById(releaseSetElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${releaseSetElementId}.`);
  const set: unknown = JSON.parse(text);
  if (!isReleaseSet(set)) throw new Error(`#${releaseSetElementId} is not a release set.`);
  return set;
}

/** The edge is trusted, so this tells a release set from something else and no more. */
export function isReleaseSet(value: unknown): value is ReleaseSet {
  const { shell, apps } = (value ?? {}) as Partial<ReleaseSet>;
  return typeof shell?.version === 'string' && typeof apps === 'object';
}

let pageSet: ReleaseSet | undefined;

/**
 * The release set of this page view, read once, with the former version of apps whose current one failed in this tab. Neither the element
 * nor the notes of the tab count later: a page view never mixes releases.
 * @throws as `readReleaseSet`
 */
export function currentReleaseSet(): ReleaseSet {
  return (pageSet ??= withFormerVersions(readReleaseSet()));
}

/** An app that is served from its source during development: its files change and have no integrity. */
export const isFromSource = (version: string): boolean => version === 'dev';
