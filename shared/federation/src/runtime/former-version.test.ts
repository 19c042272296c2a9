/** @jest-environment jsdom */
import { chunkError, fakeAnswer, makeReleaseSet } from '../../test/release-set.ts';
import type { FormerVersion, ReleaseSet } from '../release-set.ts';
import { AppLoadError, type LoadFailure } from './errors.ts';
import { readNotes, withFormerVersions } from './former-notes.ts';
import { chooseFormerVersion, mayBeOfVersion } from './former-version.ts';
import { isStale } from './newer-release.ts';
import { currentReleaseSet } from './release-set.ts';

jest.mock('./release-set.ts', () => ({
  ...jest.requireActual<object>('./release-set.ts'),
  currentReleaseSet: jest.fn(),
}));

const app = 'student-app';
const former: FormerVersion = {
  version: '0.9.0-former',
  entry: '/assets/student-app/remoteEntry.9.js',
  integrity: 'sha256-former',
  styles: { '/assets/student-app/projects.9.css': 'sha256-style' },
};

const shown = (set: ReleaseSet) => jest.mocked(currentReleaseSet).mockReturnValue(set);
const serve = (set: unknown, status = 200) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(fakeAnswer(set, status)));
};

beforeEach(() => {
  sessionStorage.clear();
  shown(makeReleaseSet());
  serve({ ...makeReleaseSet(), former: { [app]: former } });
});
afterEach(() => jest.restoreAllMocks());

describe('the next page view', () => {
  it('has the former version with all its files and the manifest of the release set', async () => {
    expect(await chooseFormerVersion(app)).toBe('0.9.0-former');
    expect(withFormerVersions(makeReleaseSet()).apps[app]).toEqual({
      ...makeReleaseSet().apps[app],
      ...former,
      insteadOf: '1.0.0-app',
    });
  });

  it('has the next release, for which the note does not count', async () => {
    await chooseFormerVersion(app);
    const next = makeReleaseSet({ version: '1.0.1-next' });
    expect(withFormerVersions(next)).toEqual(next);
  });

  it('has the released version again when the former one fails as well, and none is chosen again', async () => {
    await chooseFormerVersion(app);
    shown(withFormerVersions(makeReleaseSet()));
    expect(await chooseFormerVersion(app)).toBeUndefined();
    expect(withFormerVersions(makeReleaseSet())).toEqual(makeReleaseSet());
    shown(makeReleaseSet());
    expect(await chooseFormerVersion(app)).toBeUndefined();
  });

  it.each(['null', '7', '{', '{"student-app":null}'])('ignores a note that is no note: %s', (text) => {
    sessionStorage.setItem('former-versions', text);
    expect(withFormerVersions(makeReleaseSet())).toEqual(makeReleaseSet());
  });
});

describe('no former version is chosen', () => {
  it.each([
    ['the edge knows none', makeReleaseSet(), 200],
    ['the edge has no release set', null, 503],
    ['a reload brings another version', makeReleaseSet({ version: '1.0.1-next' }), 200],
  ])('when %s', async (_, set, status) => {
    serve(
      set && { ...set, ...(set.apps[app]?.version === '1.0.1-next' && { former: { [app]: former } }) },
      status,
    );
    expect(await chooseFormerVersion(app)).toBeUndefined();
    expect(readNotes()).toEqual({});
  });

  it.each([
    ['is not of the app', { ...former, entry: '/assets/shell/main.js' }],
    ['has a style of another app', { ...former, styles: { '/assets/shell/a.css': 'sha256-a' } }],
    ['has no integrity', { ...former, integrity: undefined }],
  ])('when the one that the edge gives %s', async (_, wrong) => {
    serve({ ...makeReleaseSet(), former: { [app]: wrong } });
    expect(await chooseFormerVersion(app)).toBeUndefined();
    expect(readNotes()).toEqual({});
  });

  it('when nothing could remember it, which would be a loop of reloads', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await chooseFormerVersion(app)).toBeUndefined();
  });

  it('for the shell, and for an app that the page does not have', async () => {
    expect(await chooseFormerVersion('shell')).toBeUndefined();
    expect(await chooseFormerVersion('constructor')).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('is no newer release for the page that uses it', async () => {
  await chooseFormerVersion(app);
  expect(await isStale(withFormerVersions(makeReleaseSet()), app)).toBe(false);
  serve(makeReleaseSet({ version: '1.0.1-next' }));
  expect(await isStale(withFormerVersions(makeReleaseSet()), app)).toBe(true);
});

describe('an error that another version might not have', () => {
  const failed = (reason: LoadFailure, of = app) =>
    new AppLoadError({ app: of, version: '1', phase: 'page', reason });

  it.each([
    [failed('network'), true],
    [failed('integrity'), true],
    [failed('invalid'), true],
    [failed('timeout'), false],
    [failed('network', 'shell'), false],
    [new TypeError('thrown'), true],
    [chunkError('error', '/assets/student-app/part.0.js'), true],
    [chunkError('timeout', '/assets/student-app/part.0.js'), false],
    [chunkError('error', '/assets/shell/part.0.js'), false],
  ])('%s: %p', (error, may) => {
    expect(mayBeOfVersion(error, app)).toBe(may);
  });
});
