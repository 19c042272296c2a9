import { createHash } from 'node:crypto';
import { startTestEdge, type TestEdge } from '../test-edge.ts';
import { type ListApi, startListApi } from '../test-lists.ts';

const publicUrl = 'https://puente.example';

const project = {
  id: 7,
  title: 'Censo de <fuentes> & pozos',
  description: 'Contamos fuentes.',
  publishedAt: '2026-03-04T10:00:00.000Z',
  updatedAt: '2026-03-05T10:00:00.000Z',
  presentiality: 'onsite',
  location: 'Lugo',
  deadline: '2031-03-12T22:59:59.999Z',
  organization: { id: 1, name: 'Río "Limpio"' },
  visibility_consent: true,
};
const university = {
  id: 3,
  name: 'Universidade da Coruña',
  centers: ['A Coruña', 'A Coruña', 'Lugo'].map((province, number) => ({
    id: number + 1,
    name: 'Campus',
    province,
    study_type: null,
    student_area: null,
  })),
};

const answers: Readonly<Record<string, unknown[]>> = {
  '/api/projects': [
    project,
    { ...project, id: 8, title: 'Solo aquí', visibility_consent: false },
    {
      ...project,
      id: 9,
      title: 'Aulas que suenan mejor',
      deadline: null,
      presentiality: 'remote',
      location: null,
    },
  ],
  '/api/universities': [university],
  '/api/universities/names': [{ id: 3, name: 'Universidade da Coruña' }],
  '/api/study-areas/names': [{ name: 'Ciencias' }],
};
let api: ListApi;
let edge: TestEdge;

beforeAll(async () => {
  api = await startListApi(answers);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.isDown = false;
  api.asked = [];
  edge = await startTestEdge({ publicUrl, apis: [api.origin] });
});
afterEach(() => edge.close());

const get = (url: string) => edge.edge.inject({ url, headers: { accept: 'text/html' } });
const path = '/embed/proyectos';

describe('the list for a frame', () => {
  it('names projects that may be spread, each with the way to its page in a window of its own', async () => {
    const { body, statusCode } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<a href="https://puente.example/projects/7" target="_blank" rel="noopener">Censo de &lt;fuentes&gt; &amp; pozos</a>',
    );
    expect(body).toContain('Río &quot;Limpio&quot; · Presencial, Lugo · Hasta el 12 de marzo de 2031');
    expect(body).toContain('Remoto · Sin fecha límite');
    expect(body).toContain(
      '<a href="https://puente.example/projects" target="_blank" rel="noopener">Ver todos en Puente</a>',
    );
    expect(body).not.toContain('Solo aquí');
    expect((await get(`${path}?n=1`)).body).not.toContain('Aulas que suenan mejor');
  });

  it('may be shown by other sites, and can do nothing but be read', async () => {
    const { headers, body } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https: http:');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|nonce/);
    const styles = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    // The same for all: it can be kept on the way.
    expect((await get(path)).body).toBe(body);
    expect(body.length).toBeLessThan(5000);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain('<script');
  });

  it.each(['/', '/brand/icon.svg', '/robots.txt', '/embed', '/embed/otra'])(
    'is the only thing that they may: not %s',
    async (url) => {
      expect(String((await get(url)).headers['content-security-policy'])).not.toMatch(
        /frame-ancestors (?!'none')/,
      );
    },
  );

  it('has for a university what is in its provinces, or can be done at a distance', async () => {
    const { body } = await get(`${path}?universidad=3&area=Ciencias`);
    expect(body).toContain('Proyectos cerca de la Universidade da Coruña o a distancia, de Ciencias.');
    expect(body).toContain('href="https://puente.example/projects?area=Ciencias"');
    const query = api.asked.find(({ pathname }) => pathname === '/api/projects')?.searchParams;
    expect(query?.get('filters[$or][0][location][$in][0]')).toBe('A Coruña');
    expect(query?.get('filters[$or][0][location][$in][1]')).toBe('Lugo');
    expect(query?.get('filters[$or][1][presentiality][$eq]')).toBe('remote');
    expect(query?.get('filters[study_areas][$eq]')).toBe('Ciencias');
  });

  it.each([
    ['universidad=99', 'No hay ninguna universidad con ese número.'],
    ['universidad=x', 'No hay ninguna universidad con ese número.'],
    ['universidad=3&universidad=3', 'No hay ninguna universidad con ese número.'],
    ['provincia=Narnia', 'Esa provincia no existe.'],
    ['area=%3Cscript%3E', 'Esa área de estudio no existe.'],
    ['n=21', 'El número de proyectos va de 1 a 20.'],
    ['n=0', 'El número de proyectos va de 1 a 20.'],
  ])('says what is wrong with %s, and asks for no project', async (query, message) => {
    const { body, statusCode, headers } = await get(`${path}?${query}`);
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(body).toContain(message);
    expect(api.asked.map(({ pathname }) => pathname)).not.toContain('/api/projects');
  });

  it('says so while the API is down', async () => {
    api.isDown = true;
    const { body, statusCode } = await get(path);
    expect(statusCode).toBe(503);
    expect(body).toContain('No hemos podido cargar los proyectos.');
  });
});

it('/projects/plazos.ics has the last days of the chosen projects, for a calendar', async () => {
  const { body, headers } = await get('/projects/plazos.ics?provincia=Lugo');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:proyecto-7@puente']);
  expect(lines).toContain('DTSTART;VALUE=DATE:20310312');
  expect(lines).toContain('URL:https://puente.example/projects/7');
  expect(lines).toContain('X-WR-CALNAME:Últimos días de los proyectos de Puente');
  expect(Object.fromEntries(api.asked[0]?.searchParams ?? [])).toMatchObject({
    'filters[location][$eq]': 'Lugo',
    // All that end, the next one first: of many projects the newest may be open for long.
    'filters[deadline][$null]': 'false',
    sort: 'deadline:asc',
  });
  expect((await get('/projects/plazos.ics?provincia=Narnia')).statusCode).toBe(400);
  api.isDown = true;
  expect((await get('/projects/plazos.ics?provincia=Zamora')).statusCode).toBe(503);
});

it('/projects/rss.xml takes the same choice', async () => {
  expect((await get('/projects/rss.xml?provincia=Lugo&area=Ciencias')).body).toContain(
    '<atom:link href="https://puente.example/projects/rss.xml?provincia=Lugo&amp;area=Ciencias" rel="self"',
  );
  const query = api.asked.find(({ pathname }) => pathname === '/api/projects')?.searchParams;
  expect(query?.get('filters[location][$eq]')).toBe('Lugo');
  expect((await get('/projects/rss.xml?provincia=Narnia')).statusCode).toBe(400);
});
