it('is loaded again by the next call when it could not be loaded, after a chance to refresh it', async () => {
  const send = jest.fn(() => Promise.resolve({ data: 300 }));
  const chunkLost = new Error('Loading chunk transport failed.');
  let loads = 0;
  jest.doMock('./transport.ts', () => {
    if (loads++ === 0) throw chunkLost;
    return { send };
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
