import { startTestEdge, type TestEdge } from './test-edge.ts';
import { type ListApi, startListApi } from './test-lists.ts';

const publicUrl = 'https://puente.example';
const post = {
  title: 'Cómo elegir tema <sin> prisa & a gusto',
  description: 'Tres preguntas.',
  author: null,
  url: 'elegir-tema',
  updatedAt: '2026-03-02T10:00:00.000Z',
  publishedAt: '2026-03-01T10:00:00.000Z',
};

const moments = { publishedAt: '2026-03-04T10:00:00.000Z', updatedAt: '2026-03-05T10:00:00.000Z' };
const answers: Record<string, unknown[]> = {
  '/api/blog-posts/feed': [post],
  '/api/campaigns': [{ code: 'emprende-tfg', updatedAt: '2026-03-06T10:00:00.000Z' }],
  '/api/public-records': [
    { kind: 'project', id: 7, updatedAt: '2026-03-05T10:00:00.000Z' },
    // Its page is for those who have logged in.
    { kind: 'work', id: 9, updatedAt: '2026-03-05T10:00:00.000Z' },
  ],
  '/api/projects': [
    { id: 7, title: 'Censo', description: 'Contamos fuentes.', visibility_consent: true, ...moments },
    { id: 8, title: 'Solo aquí', description: 'x', visibility_consent: false, ...moments },
  ],
  '/api/tfxes': [{ id: 9, title: 'Aulas que suenan mejor', summary: 'Medimos el ruido.', ...moments }],
};

const facets = {
  '/api/projects': {
    location: { 'A Coruña': 2, Lugo: 0 },
    study_areas: { 'Ciencias de la Salud': 1 },
    type: { TFG: 3, 'Proyecto de impacto': 1 },
    presentiality: { remote: 1, onsite: 2 },
  },
};

let api: ListApi;
let edge: TestEdge;

beforeAll(async () => {
  api = await startListApi(answers, facets);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.isDown = false;
  edge = await startTestEdge({ publicUrl, apis: [api.origin] });
  await edge.release({
    app: 'shell',
    server: 'exports.draw = () => {};',
    routes: [
      { name: 'home', path: '/', title: 'Inicio', guard: 'open', rendered: true, data: [] },
      { name: 'login', path: '/user/auth/login', title: 'Entrar', guard: 'redirectToLogin', data: [] },
      {
        name: 'campaign',
        path: '/campanas/:code',
        title: 'Campaña',
        guard: 'open',
        rendered: true,
        data: [],
      },
      { name: 'post', path: '/blog/:slug', title: 'Artículo', guard: 'open', rendered: true, data: [] },
      {
        name: 'project',
        path: '/projects/:id',
        title: 'Proyecto',
        guard: 'offerLogin',
        rendered: true,
        data: [],
      },
      { name: 'work', path: '/tfx/:id', title: 'Trabajo', guard: 'askLogin', data: [] },
    ],
  });
});
afterEach(() => edge.close());

const get = (url: string) => edge.edge.inject({ url });

it('/robots.txt keeps programs from calls and guarded pages, and leads to the map', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /tfx/*$',
    'Disallow: /tfx/*?',
    'Disallow: /user/auth/login$',
    'Disallow: /user/auth/login?',
    '',
    'Sitemap: https://puente.example/sitemap.xml',
    '',
  ]);
});

it('/sitemap.xml names drawn pages that everybody may open, published posts, and records with such a page', async () => {
  const { body, headers, statusCode } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://puente.example/',
    'https://puente.example/blog/elegir-tema',
    'https://puente.example/campanas/emprende-tfg',
    'https://puente.example/projects/7',
  ]);
  // It is not known when a page changed that is no record.
  const entries = [...body.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  expect(entries.map((entry) => /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1])).toEqual([
    undefined,
    '2026-03-02T10:00:00.000Z',
    '2026-03-06T10:00:00.000Z',
    '2026-03-05T10:00:00.000Z',
  ]);
});

it('/sitemap.xml names the lists that are pages of their own and have something', async () => {
  await edge.release({
    app: 'student-app',
    server: 'exports.draw = () => {};',
    routes: [
      {
        name: 'projects',
        path: '/projects',
        title: 'Proyectos',
        guard: 'offerLogin',
        rendered: true,
        data: [],
      },
      // Only those who have logged in may read it.
      { name: 'companies', path: '/spaces/organizations', title: 'Empresas', guard: 'askLogin', data: [] },
    ],
  });
  const { body } = await get('/sitemap.xml');
  expect([...body.matchAll(/<loc>https:\/\/puente\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    '/',
    '/projects',
    '/projects?province=A+Coru%C3%B1a',
    '/projects?area=Ciencias+de+la+Salud',
    '/projects?type=TFG',
    '/projects?modality=remote',
    '/blog/elegir-tema',
    '/campanas/emprende-tfg',
    '/projects/7',
  ]);
});

it('/sitemap.xml is what its protocol allows, however much there is', async () => {
  const { '/api/public-records': few = [] } = answers;
  answers['/api/public-records'] = Array.from({ length: 50_001 }, (_, index) => ({
    kind: 'project',
    id: index + 1,
    updatedAt: '2026-03-05T10:00:00.000Z',
  }));
  const { body } = await get('/sitemap.xml');
  answers['/api/public-records'] = few;
  const entry =
    "<url><loc>https://puente\\.example/[!-%'-;=?-~]*</loc>(?:<lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>)?</url>";
  expect(body).toMatch(
    new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">(?:${entry})+</urlset>$`,
    ),
  );
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect([addresses.length, new Set(addresses).size]).toEqual([50_000, 50_000]);
  expect(addresses).toContain('https://puente.example/blog/elegir-tema');
  expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024);
});

it('/blog/rss.xml has the newest posts, whatever their titles hold', async () => {
  const { body, headers } = await get('/blog/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>Blog de Puente</title>');
  expect(body).toContain('<link>https://puente.example/blog/elegir-tema</link>');
  expect(body).toContain(`<title><![CDATA[${post.title}]]></title>`);
});

it.each([
  ['/projects/rss.xml', 'Proyectos de Puente', 'https://puente.example/projects/7', 'Contamos fuentes.'],
  ['/tfx/rss.xml', 'TFG y TFM de Puente', 'https://puente.example/tfx/9', 'Medimos el ruido.'],
])('%s has the newest ones', async (url, title, link, description) => {
  const { body, headers } = await get(url);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`<link>${link}</link>`);
  expect(body).toContain(`<description><![CDATA[${description}]]></description>`);
  // Without its organisation's consent a project is shown on its page alone.
  expect(body).not.toContain('Solo aquí');
});

it.each(['/sitemap.xml', '/blog/rss.xml', '/projects/rss.xml', '/tfx/rss.xml'])(
  '%s says to come again while the API is down',
  async (url) => {
    api.isDown = true;
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  },
);
