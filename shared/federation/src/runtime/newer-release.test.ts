/** @jest-environment jsdom */
import { fakeAnswer, makeReleaseSet } from '../../test/release-set.ts';
import { isStale, reloadOnce } from './newer-release.ts';

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
