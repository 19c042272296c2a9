import type { Reply } from './transport.ts';

beforeEach(() => jest.resetModules());

it('is loaded again by the next call when it could not be loaded, after a chance to refresh it', async () => {
  const send = jest.fn(() => Promise.resolve<Reply>({ status: 200, data: { data: 300 } }));
  const chunkLost = new Error('Loading chunk transport failed.');
  let loads = 0;
  jest.doMock('./transport.ts', () => {
    if (loads++ === 0) throw chunkLost;
    return { send, answerOf: ({ data }: Reply) => data };
  });
  const { configureClient, request } = await import('./http.ts');
  const refresh = jest.fn(() => Promise.resolve());
  configureClient({ onTransportLost: refresh });
  await expect(request('GET /api/students/count')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'Network',
    status: 0,
  });
  expect(refresh).toHaveBeenCalledWith(chunkLost);
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 300 });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('needs no axios for a call without files, which it would make heavier by a tenth', async () => {
  jest.dontMock('./transport.ts');
  jest.doMock('axios', () => {
    throw new Error('axios was loaded.');
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"data":300}'));
  const { request } = await import('./http.ts');
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 300 });
  await expect(
    request('POST /api/upload', { files: new File(['%PDF'], 'cv.pdf'), query: { for: 'cv' } }),
  ).rejects.toMatchObject({ code: 'Network' });
});
