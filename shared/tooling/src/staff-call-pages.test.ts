import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { callsOfClient, callsOfPages } from './calls-of-pages.ts';
import { root } from './children.ts';
import { staffCallPages } from './staff-call-pages.ts';

it('finds a page for every call that only staff may make', () => {
  const found = staffCallPages(root);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ pages }) => pages.length === 0).map(({ name }) => name)).toEqual([]);
});

it('names the pages by app and path', () => {
  const call = staffCallPages(root).find(({ name }) => name === 'PUT /api/organizations/:id/verification');
  expect(call?.pages).toEqual(['organisation-app: /staff/organizaciones/:id']);
});

describe('a page', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'calls-of-pages-'));
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sources = {
    'shared/client/src/posts.ts': `
      export const postQueries = { list: () => request('GET /posts'), one: () => request('GET /posts/:id') };
      export function publishPost() { return writePost(); }
      const ends = { hide: 'POST /posts/:id/hide', show: 'POST /posts/:id/show' };
      export const endPost = (how) => request(ends[how]);
      function writePost() { return request('POST /posts'); }`,
    'app/src/pages.ts': `export default definePages('app', {
      list: { load: () => import('./list/ListPage.tsx') },
      post: { load: () => import('./post/PostPage.tsx') },
    });`,
    'app/src/list/ListPage.tsx': `
      import { postQueries } from '@puente/client/posts';
      import type { Post } from '../post/PostPage.tsx';
      import { HideButton } from './HideButton.tsx';
      export default function ListPage() { return useQuery(postQueries.list()); }`,
    'app/src/post/PostPage.tsx': `
      const load = () => import('./PublishButton.tsx');
      export default function PostPage() { return useQuery(postQueries.one()); }`,
    'app/src/post/PublishButton.tsx': `
      import { publishPost } from '@puente/client/posts';
      export const PublishButton = () => <button onClick={() => void publishPost()} />;`,
    'app/src/list/HideButton.tsx': `
      import { endPost } from '@puente/client/posts';
      export const HideButton = () => <button onClick={() => void endPost('hide')} />;`,
    'app/src/post/PublishButton.test.tsx': `postQueries.list();`,
  };

  const found = () =>
    callsOfPages(folder, 'app', {
      routes: ['list', 'post'],
      functions: callsOfClient(folder, [
        'GET /posts',
        'GET /posts/:id',
        'POST /posts',
        'POST /posts/:id/hide',
        'POST /posts/:id/show',
      ]),
    });

  it('makes the calls of the members that it uses, and not those of what it only takes types from', () => {
    expect(found().get('list')).toContain('GET /posts');
    expect(found().get('list')).not.toContain('GET /posts/:id');
  });

  it('makes all calls of a table from which it takes one by name', () => {
    expect(found().get('list')).toEqual(
      new Set(['GET /posts', 'POST /posts/:id/hide', 'POST /posts/:id/show']),
    );
  });

  it('makes those of parts that it loads later, through functions that call others', () => {
    expect(found().get('post')).toEqual(new Set(['GET /posts/:id', 'POST /posts']));
  });
});
