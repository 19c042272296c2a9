it('is asked for again with the next call when it could not be loaded, after a chance to mend it', async () => {
  const send = jest.fn(() => Promise.resolve({ data: 300 }));
  const chunkLost = new Error('Loading chunk transport failed.');
  let loads = 0;
  jest.doMock('./transport.ts', () => {
    if (loads++ === 0) throw chunkLost;
    return { send };
  });
  const { configureClient, request } = await import('./http.ts');
  const mend = jest.fn(() => Promise.resolve());
  configureClient({ onTransportLost: mend });
  await expect(request('GET /api/students/count')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'Network',
    status: 0,
  });
  expect(mend).toHaveBeenCalledWith(chunkLost);
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 300 });
  expect(mend).toHaveBeenCalledTimes(1);
});
