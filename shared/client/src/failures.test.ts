import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import { ApiError } from './api-error.ts';
import { degreePages } from './degree-pages.ts';
import { sendErrorReport } from './error-reports.ts';
import { request } from './http.ts';
import * as messageQueries from './message-queries.ts';
import * as studentQueries from './student-queries.ts';
import * as studyQueries from './study-queries.ts';

jest.mock('./http.ts', () => ({
  request: jest.fn(),
  fileUrl: (path: string) => `https://api.example${path}`,
}));
const fails = (error: unknown) => jest.mocked(request).mockRejectedValueOnce(error);
const refused = new ApiError('Unexpected');
const queries = new QueryClient();
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
  queries.clear();
});
afterEach(() => jest.restoreAllMocks());

const load = <Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> => queries.fetchQuery({ ...query, retry: false });

describe('§8: what a failed load does', () => {
  // The picker makes an empty list with zero pagination of it: DegreePicker.test.tsx, §8.
  it('degree list: logged, told apart from a list that is empty, and asked for again', async () => {
    const read = degreePages(queries);
    fails(new ApiError('Network'));
    await expect(read('náutica', 1)).rejects.toMatchObject({ code: 'Network' });
    expect(log).toHaveBeenCalledWith('Error obtaining degrees', { code: 'Network', status: 0 });
    jest.mocked(request).mockResolvedValueOnce({
      data: [],
      meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } },
    });
    await expect(read('náutica', 1)).resolves.toEqual({ items: [], pageCount: 0, total: 0 });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('universities: empty on an error response, and asked for again', async () => {
    fails(refused);
    await expect(load(studyQueries.universities())).resolves.toEqual([]);
    jest.mocked(request).mockResolvedValueOnce({ data: [{ id: 7, name: 'UDC' }] });
    await expect(load(studyQueries.universities())).resolves.toEqual([{ id: 7, name: 'UDC' }]);
    // Loaded data never becomes stale (§9).
    await expect(load(studyQueries.universities())).resolves.toEqual([{ id: 7, name: 'UDC' }]);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('follows: empty on an error response', async () => {
    fails(refused);
    await expect(load(studentQueries.follows())).resolves.toMatchObject({ data: [] });
  });

  it('universities and follows without any answer: a failure, that the page can say', async () => {
    fails(new ApiError('Network'));
    await expect(load(studyQueries.universities())).rejects.toMatchObject({ code: 'Network' });
    fails(new ApiError('Network'));
    await expect(load(studentQueries.follows())).rejects.toMatchObject({ code: 'Network' });
  });

  it.each([
    ['degree by name', 'Error obtaining a degree', () => load(studyQueries.degreeNamed('Biología'))],
    ['areas', 'Error obtaining study areas', () => load(studyQueries.areas())],
    [
      'areas with their subareas',
      'Error obtaining study areas',
      () => load(studyQueries.areasWithSubareas()),
    ],
    ['names of areas', 'Error obtaining study areas', () => load(studyQueries.areaNames())],
    ['subareas', 'Error obtaining study subareas', () => load(studyQueries.subareas())],
    ['student find', 'Error obtaining projects list', () => load(studentQueries.talent({}))],
    ['notifications', 'Error obtaining notifications', () => load(messageQueries.list(ids.student.parse(9)))],
    [
      'unread notifications',
      'Error obtaining notifications',
      () => load(messageQueries.unread(ids.student.parse(9))),
    ],
  ])('%s: logged and rethrown', async (_, words, loading) => {
    fails(refused);
    await expect(loading()).rejects.toBe(refused);
    expect(log).toHaveBeenCalledWith(words, { code: 'Unexpected', status: 500 });
  });
});

it('logs nothing when a user went on before the answer came', async () => {
  const left = new DOMException('left', 'AbortError');
  fails(left);
  await expect(load(studyQueries.areas())).rejects.toBe(left);
  fails(left);
  await expect(load(studyQueries.degreeNames({}))).rejects.toBe(left);
  fails(left);
  await expect(load(studyQueries.universities())).rejects.toBe(left);
  expect(log).not.toHaveBeenCalled();
});

describe('an error report', () => {
  const report = { reference: '7K3QXA', app: 'shell', version: '1', phase: 'script' } as const;

  it('goes out even while the page is left, and nobody waits for it', () => {
    const send = jest.fn(() => Promise.reject(new TypeError('no network')));
    globalThis.fetch = send as never;
    sendErrorReport(report);
    expect(send).toHaveBeenCalledWith(
      'https://api.example/api/error-reports',
      expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify({ data: report }) }),
    );
  });

  it('is no new error where it cannot be sent', () => {
    globalThis.fetch = () => {
      throw new TypeError('refused');
    };
    expect(() => sendErrorReport(report)).not.toThrow();
  });
});
