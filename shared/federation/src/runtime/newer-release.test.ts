/** @jest-environment jsdom */
import { fakeAnswer, makeReleaseSet } from '../../test/release-set.ts';
import { fetchReleaseSet, isStale, reloadOnce, wouldReloadHelp } from './newer-release.ts';

const answer = (body: unknown, status = 200) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(fakeAnswer(body, status)));
};

describe('isStale', () => {
  const set = makeReleaseSet();

  it('compares the version of the app, or of the shell, with the current release set', async () => {
    answer(makeReleaseSet({ version: '1.0.1-next' }));
    expect(await isStale(set, 'student-app')).toBe(true);
    answer(makeReleaseSet({ version: '1.0.1-next' }));
    expect(await isStale(set, 'shell')).toBe(false);
    expect(fetch).toHaveBeenCalledWith('/release-set.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each([
    [{}, 200],
    [null, 200],
    [makeReleaseSet({ version: 'other' }), 503],
  ])('is false when there is no useful answer: %o', async (body, status) => {
    answer(body, status);
    expect(await isStale(set, 'student-app')).toBe(false);
  });

  it('is false when there is no answer', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    expect(await isStale(set, 'student-app')).toBe(false);
  });
});

describe('fetchReleaseSet', () => {
  const { signal } = new AbortController();

  it('gives what pages do not embed, and nothing when the edge has no release set', async () => {
    const set = makeReleaseSet({ staff: [] });
    answer(set);
    expect(await fetchReleaseSet(signal)).toEqual(set);
    answer(null, 503);
    expect(await fetchReleaseSet(signal)).toBeUndefined();
  });

  it('throws without a connection', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    await expect(fetchReleaseSet(signal)).rejects.toThrow('offline');
  });
});

describe('wouldReloadHelp', () => {
  const inline = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="release-set">${text}</script>`;
  };

  it('is false for a page without a release set', async () => {
    answer(makeReleaseSet({ version: '1.0.1-next' }));
    expect(await wouldReloadHelp('student-app')).toBe(false);
  });

  it('is true once the app or the shell is another one than in the page', async () => {
    const set = makeReleaseSet();
    inline(JSON.stringify(set));
    answer(set);
    expect(await wouldReloadHelp('student-app')).toBe(false);
    answer(makeReleaseSet({ version: '0.9.0-back' }));
    expect(await wouldReloadHelp('student-app')).toBe(true);
    answer({ ...set, shell: { ...set.shell, version: '0.9.0-back' } });
    expect(await wouldReloadHelp('student-app')).toBe(true);
  });
});

describe('reloadOnce', () => {
  const reload = jest.fn();
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('reloads once for each version of an app', () => {
    expect(reloadOnce('student-app', '1', reload)).toBe(true);
    expect(reloadOnce('student-app', '1', reload)).toBe(false);
    expect(reloadOnce('student-app', '2', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload when it could not remember that it did', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(reloadOnce('student-app', '1', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
