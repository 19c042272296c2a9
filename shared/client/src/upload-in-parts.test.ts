/** @jest-environment node */
import { limits } from '@puente/contract/limits';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { uploadFile } from './upload.ts';

jest.mock('./http.ts');
const answer = jest.mocked(request);

describe('a large file', () => {
  const { bytes } = limits.uploadParts;
  const large = new File(['x'.repeat(2 * bytes + 10)], 'Memoria.pdf');

  /** The API of these tests: parts that have arrived, and the names of the calls in their order. */
  function api({ arrived = [] as number[], failures = [] as (ApiError | undefined)[] } = {}) {
    const sent: string[] = [];
    const parts = new Set(arrived);
    answer.mockImplementation(((
      name: string,
      input: { query: { part?: number } },
      options: { onProgress?: (share: number) => void },
    ) => {
      sent.push(input.query.part === undefined ? name : `${name} ${input.query.part}`);
      if (name === 'GET /api/upload/parts') return Promise.resolve({ data: { arrived: [...parts] } });
      if (name === 'POST /api/upload/parts') {
        const failure = failures.shift();
        if (failure) return Promise.reject(failure);
        options.onProgress?.(1);
        parts.add(input.query.part ?? 0);
        return Promise.resolve(undefined);
      }
      return Promise.resolve([{ id: 7 }]);
    }) as never);
    return sent;
  }

  it('goes part by part, and tells how far it is', async () => {
    const sent = api();
    const shares: number[] = [];
    await expect(
      uploadFile(large, 'delivery', { onProgress: (share) => shares.push(share) }),
    ).resolves.toEqual({ id: 7 });
    expect(sent).toEqual([
      'GET /api/upload/parts',
      'POST /api/upload/parts 1',
      'POST /api/upload/parts 2',
      'POST /api/upload/parts 3',
      'POST /api/upload/whole',
    ]);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(answer.mock.calls[0]?.[1]).toMatchObject({
      query: { key: expect.stringMatching(/^[0-9a-f]{64}$/) as string, for: 'delivery', size: large.size },
    });
  });

  it('sends only what has not arrived', async () => {
    const sent = api({ arrived: [1, 3] });
    const shares: number[] = [];
    await uploadFile(large, 'delivery', { onProgress: (share) => shares.push(share) });
    expect(shares[0]).toBeGreaterThan(0.5);
    expect(sent).toEqual(['GET /api/upload/parts', 'POST /api/upload/parts 2', 'POST /api/upload/whole']);
  });

  it('repeats a part that the network cut off, and gives up what is refused', async () => {
    jest.useFakeTimers({ advanceTimers: 1000 });
    const sent = api({ failures: [new ApiError('Network'), undefined, new ApiError('FileTooLarge')] });
    await expect(uploadFile(large, 'delivery')).rejects.toMatchObject({ code: 'FileTooLarge' });
    expect(sent.slice(1)).toEqual([
      'POST /api/upload/parts 1',
      'POST /api/upload/parts 1',
      'POST /api/upload/parts 2',
    ]);
    jest.useRealTimers();
  });

  it('gives up a part on a connection that has died in silence, and sends it again', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const sent = api();
    const ordinary = answer.getMockImplementation() as (...call: unknown[]) => Promise<unknown>;
    answer.mockImplementation(((name: string, input: object, options: { signal: AbortSignal }) => {
      const isDead = name === 'POST /api/upload/parts' && sent.length === 1;
      const answered = ordinary(name, input, options);
      if (!isDead) return answered;
      return new Promise((_, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
      });
    }) as never);
    const upload = uploadFile(large, 'delivery');
    while (sent.length < 2) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(upload).resolves.toEqual({ id: 7 });
    expect(sent.slice(1, 3)).toEqual(['POST /api/upload/parts 1', 'POST /api/upload/parts 1']);
    jest.useRealTimers();
  });

  it('goes at once to an API that knows no parts', async () => {
    answer.mockImplementation(((name: string) =>
      name === 'POST /api/upload'
        ? Promise.resolve([{ id: 9 }])
        : Promise.reject(new ApiError('NotFound'))) as never);
    await expect(uploadFile(large, 'delivery')).resolves.toEqual({ id: 9 });
  });
});
