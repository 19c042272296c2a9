/** Type tests, which are compiled and never run: the required and optional inputs of calls. */
import { request } from './http.ts';

export const allowed = () => [
  request('GET /api/users/me'),
  request('GET /api/projects'),
  request('GET /api/projects', {}, { signal: new AbortController().signal }),
  request('POST /api/auth/logout', {}),
];

export const refused = () => [
  // @ts-expect-error -- which project?
  request('GET /api/projects/:id'),
  // @ts-expect-error -- nothing to send
  request('POST /api/applys'),
  // @ts-expect-error -- an application has a project
  request('POST /api/applys', { body: { data: { motivation: '', CV: 3 } } }),
  // @ts-expect-error -- no such filter
  request('GET /api/projects', { query: { filters: { owner: { $eq: 1 } } } }),
];

/** Answers have the type that was declared. */
export async function typed(): Promise<string | undefined> {
  const { data } = await request('GET /api/universities/names');
  // @ts-expect-error -- an id is a number
  const id: string | undefined = data[0]?.id;
  return id ?? data[0]?.name;
}
