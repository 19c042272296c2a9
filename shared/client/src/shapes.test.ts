import { type ApiStandIn, startApi } from '../test/api-stand-in.ts';
import { shapes } from '../test/shapes/shapes.ts';
import { configureClient, request } from './http.ts';

let api: ApiStandIn;
beforeAll(async () => {
  api = await startApi();
  configureClient({ base: api.url });
});
afterAll(async () => {
  configureClient({ base: '' });
  await api.stop();
});

const names = [
  'GET /api/organizations',
  'GET /api/students',
  'GET /api/communication-centers',
  'GET /api/degree/names',
  'GET /api/study-areas',
  'GET /api/users/me',
] as const;

describe.each(names)('%s of another server', (name) => {
  it('gives the same flat records, with addresses that a page can load, whichever way it writes them', async () => {
    const { flat, wrapped } = shapes((path) => api.url + path)[name];
    api.gives(name, wrapped);
    expect(await request(name)).toEqual(flat);
    api.gives(name, flat);
    expect(await request(name)).toEqual(flat);
  });
});

it('has a shape for each name, and a name for each shape', () => {
  expect(Object.keys(shapes(String)).sort()).toEqual([...names].sort());
});
