import { type ApiStandIn, startApi } from '../test/api-stand-in.ts';
import type { ServerResponse } from 'node:http';
import type { MediaFile } from '@puente/contract/entities/file';
import { ids } from '@puente/contract/ids';
import { application, organization, pageOf, project } from '@puente/testing/pages/records';
import { ApiError } from './api-error.ts';
import { configureClient, fileUrl, request } from './http.ts';

let api: ApiStandIn;
const sessionLost = jest.fn();

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.asked.length = 0;
  api.gives('GET /api/projects', pageOf([]));
  configureClient({ base: api.url, onSessionLost: sessionLost });
});
afterAll(() => api.stop());

const upload: MediaFile = {
  id: ids.file.parse(5),
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  name: 'cv de Ana.pdf',
  alternativeText: null,
  caption: null,
  width: null,
  height: null,
  formats: null,
  hash: 'cv_5a1',
  ext: '.pdf',
  mime: 'application/pdf',
  size: 8,
  url: null,
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
};

/** Returns the error of a failing call. Fails the test if the call succeeds. */
const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );
const list = () => request('GET /api/projects');

describe('a call', () => {
  it('goes to its method and path, with the parameters filled in', async () => {
    api.gives('PUT /api/applys/:id', { data: application() });
    await request('PUT /api/applys/:id', {
      params: { id: ids.application.parse(12) },
      body: { data: { status: 'selected' } },
    });
    expect(api.asked).toMatchObject([{ method: 'PUT', path: '/api/applys/12' }]);
    expect(api.asked[0]?.search.size).toBe(0);
    expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual({ data: { status: 'selected' } });
    expect(api.asked[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('writes its query with brackets, and leaves out what is not asked for', async () => {
    await request('GET /api/projects', {
      query: {
        filters: {
          keyword: { $containsi: 'mar & río' },
          presentiality: { $in: ['onsite', 'remote'] },
          location: undefined,
        },
        populate: ['organization', 'study_areas'],
        pagination: { page: 2 },
      },
    });
    expect([...(api.asked[0]?.search ?? [])]).toEqual([
      ['filters[keyword][$containsi]', 'mar & río'],
      ['filters[presentiality][$in][0]', 'onsite'],
      ['filters[presentiality][$in][1]', 'remote'],
      ['populate[]', 'organization'],
      ['populate[]', 'study_areas'],
      ['pagination[page]', '2'],
    ]);
  });

  it('is sent to the address by which app manifests announce it, sign for sign', async () => {
    await request('GET /api/projects', {
      query: {
        populate: ['organization', 'study_areas'],
        sort: 'publishedAt:desc',
        pagination: { pageSize: 3 },
      },
    });
    expect(api.asked[0]?.address).toBe(
      '/api/projects?populate%5B%5D=organization&populate%5B%5D=study_areas&sort=publishedAt:desc&pagination%5BpageSize%5D=3',
    );
  });

  it('shows that a script made it, which another site’s form cannot', async () => {
    api.gives('POST /api/auth/logout', { ok: true });
    await request('POST /api/auth/logout');
    expect(api.asked[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it('sends a file as the part that the API reads, and tells how much is sent', async () => {
    const progress = jest.fn();
    api.gives('POST /api/upload', [upload]);
    const cv = new File(['%PDF-1.7'], 'cv de Ana.pdf', { type: 'application/pdf' });
    await expect(
      request('POST /api/upload', { files: cv, query: { for: 'cv' } }, { onProgress: progress }),
    ).resolves.toEqual([upload]);
    const [sent] = api.asked;
    expect(sent?.search.get('for')).toBe('cv');
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.body).toContain('name="files"; filename="cv de Ana.pdf"');
    expect(sent?.body).toContain('%PDF-1.7');
    // jsdom reports only the start.
    expect(progress).toHaveBeenCalledWith(0);
  });
});

it('asks for the first byte of a file to know whether it can be had', async () => {
  const work = { params: { id: ids.work.parse(57) } };
  const canBeHad = () => request('GET /api/tfxes/:id/file', work, { firstByte: true });
  api.answer((response) => response.writeHead(206, { 'content-type': 'application/pdf' }).end('%'));
  await expect(canBeHad()).resolves.toBeUndefined();
  expect(api.asked[0]?.headers.range).toBe('bytes=0-0');
  api.refuses('TfxEmbargoed');
  expect(await failureOf(canBeHad())).toMatchObject({ code: 'TfxEmbargoed' });
});

describe('the time that a call may take', () => {
  const native = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  const timeouts = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');

  it('is 15 seconds', async () => {
    await list();
    expect(timeouts.mock.calls).toEqual([[15_000]]);
  });

  it('has no limit for an upload, which shows its progress and can be cancelled', async () => {
    api.gives('POST /api/upload', [upload]);
    await request('POST /api/upload', { files: new File(['%PDF'], 'cv.pdf'), query: { for: 'cv' } });
    // axios sets a timeout of 0, which means none.
    expect(timeouts.mock.calls.flat().filter((limit) => limit !== 0)).toEqual([]);
  });

  it('is told apart from a lost connection when it is over: the network may well be there', async () => {
    timeouts.mockImplementationOnce(function (this: XMLHttpRequest) {
      native?.set?.call(this, 50);
    });
    api.answer(() => undefined);
    expect(await failureOf(list())).toMatchObject({ code: 'Timeout', status: 0 });
  });
});

describe('an answer', () => {
  it('is the same whether the server wraps its records or not', async () => {
    const { id, ...title } = project();
    const { id: owner, ...name } = organization;
    const attributes = { ...title, organization: { data: { id: owner, attributes: name } } };
    api.gives('GET /api/projects', pageOf([{ id, attributes }]));
    const wrapped = await list();
    api.gives('GET /api/projects', pageOf([project()]));
    expect(wrapped).toEqual(await list());
  });

  it('in HTML is a failure, whatever its status: a proxy’s page is no list of projects', async () => {
    api.answer((response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Bienvenido</h1>'),
    );
    expect(await failureOf(list())).toMatchObject({ code: 'Unexpected', status: 200 });
  });

  it('cut off in the middle is a failure', async () => {
    api.answer((response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data": [{"id"'),
    );
    expect(await failureOf(list())).toMatchObject({ code: 'Unexpected' });
  });
});

describe('a refusal', () => {
  it('is an error with the code, the Spanish sentence and the messages of the fields', async () => {
    api.refuses('EmailTaken', { email: 'Ya existe una cuenta con este email' });
    const error = await failureOf(list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'EmailTaken',
      status: 409,
      message: 'Ya existe una cuenta con este email',
      fields: { email: 'Ya existe una cuenta con este email' },
    });
  });

  it('for want of a session is told to a user who keeps the session', async () => {
    api.refuses('Unauthorized');
    expect(await failureOf(list())).toMatchObject({ code: 'Unauthorized' });
    expect(sessionLost).toHaveBeenCalledTimes(1);
  });

  it('of a password is not the loss of a session', async () => {
    api.refuses('InvalidCredentials');
    const body = { identifier: 'ana@udc.es', password: 'no' };
    expect(await failureOf(request('POST /api/auth/local', { body }))).toMatchObject({
      code: 'InvalidCredentials',
    });
    expect(sessionLost).not.toHaveBeenCalled();
  });

  it('by a proxy in front of the API is told by its status', async () => {
    const html = (status: number) => (response: ServerResponse) =>
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>nginx</h1>');
    for (const status of [502, 503, 504]) {
      api.answer(html(status));
      expect(await failureOf(list())).toMatchObject({ code: 'Unavailable', status });
    }
    api.answer(html(413));
    expect(await failureOf(list())).toMatchObject({ code: 'FileTooLarge', status: 413 });
  });
});

describe('no answer', () => {
  it('is a lost connection', async () => {
    jest.spyOn(console, 'error').mockReturnValue(); // jsdom reports the error, too
    api.answer((response) => response.destroy());
    // An upload, which has no time limit: jsdom would let the clock of any other call run on after it failed.
    const upload = request('POST /api/upload', { files: new File(['%PDF'], 'cv.pdf'), query: { for: 'cv' } });
    expect(await failureOf(upload)).toMatchObject({ code: 'Network', status: 0 });
  });

  it('rejects with the reason of a user who gave up', async () => {
    const giving = new AbortController();
    const reason = new Error('another page');
    api.answer(() => giving.abort(reason));
    expect(await failureOf(request('GET /api/projects', {}, { signal: giving.signal }))).toBe(reason);
  });
});

it('is never tested with an answer that the contract does not have', () => {
  expect(() => api.gives('GET /api/students/count', { data: '301' })).toThrow();
  expect(() => api.gives('GET /api/students/count', { data: 301, meta: {} })).toThrow();
});

it('finds files beside the API, and leaves whole addresses as they are', () => {
  expect(fileUrl('/uploads/logo.svg')).toBe(`${api.url}/uploads/logo.svg`);
  expect(fileUrl('https://cdn.example.org/logo.svg')).toBe('https://cdn.example.org/logo.svg');
});
