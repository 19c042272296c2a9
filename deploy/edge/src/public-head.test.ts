import { structuredDataIn, structuredDataProblems } from '@puente/testing/structured-data';
import { readConfiguration } from './configuration.ts';
import { html, publicSite, type RenderedProduct, startRenderedProduct } from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

let product: RenderedProduct;

afterEach(() => product.close());

const view = (url: string) => product.edge.inject({ url, headers: { accept: 'text/html' } });

const dataIn = structuredDataIn;
const wrongIn = (html: string) => dataIn(html).flatMap(structuredDataProblems);

const publicUrl = 'https://puente.test';

test('an open page has one address, and says what a shared link shows', async () => {
  product = await startRenderedProduct({ publicUrl });
  const { headers, body } = await view('/universidades?utm_source=mail');
  expect(headers['link']).toBe('<https://puente.test/universidades>; rel="canonical"');
  expect(body).toContain('<meta property="og:url" content="https://puente.test/universidades">');
  expect(body).toContain(
    '<meta property="og:image" content="https://puente.test/compartir/universidades.png">',
  );
  expect(body).toContain('<meta property="og:description" content="Proyectos &amp; &quot;impacto&quot;">');
  for (const name of ['title', 'type', 'site_name', 'locale'])
    expect(body).toContain(`<meta property="og:${name}" content="`);
  expect(dataIn(body)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Puente', item: 'https://puente.test/' },
        { position: 2, item: 'https://puente.test/universidades' },
      ],
    },
  ]);
});

test('a list tells readers of feeds and calendars what they can subscribe to, and no other page does', async () => {
  product = await startRenderedProduct({ publicUrl });
  await product.release({
    ...publicSite,
    content: 'lists',
    routes: [...publicSite.routes, { name: 'blog', path: '/blog' }, { name: 'works', path: '/tfx' }],
  });
  const linksOf = async (path: string) =>
    (await view(path)).body.split('\n').filter((line) => line.includes('rel="alternate"'));
  const feed = (title: string, href: string) =>
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`;
  expect(await linksOf('/blog')).toEqual([feed('Blog de Puente', '/blog/rss.xml')]);
  expect(await linksOf('/tfx')).toEqual([feed('TFG y TFM de Puente', '/tfx/rss.xml')]);
  expect(await linksOf('/projects')).toEqual([
    feed('Proyectos de Puente', '/projects/rss.xml'),
    '<link rel="alternate" type="text/calendar" title="Últimos días de los proyectos de Puente" href="/projects/plazos.ics">',
  ]);
  for (const path of ['/', '/universidades', '/projects/7'])
    expect([path, await linksOf(path)]).toEqual([path, []]);
});

test('a page that says nothing of itself has the description of its manifest, which no browser is sent with others', async () => {
  product = await startRenderedProduct({ publicUrl });
  const description = 'Para profesorado y universidades.';
  await product.release({
    ...publicSite,
    content: 'described',
    routes: publicSite.routes.map((route) =>
      route.path === '/universidades' ? { ...route, description } : route,
    ),
  });
  const { body } = await view('/universidades');
  expect(body).toContain(`<meta name="description" content="${description}">`);
  expect(body).toContain(`<meta property="og:description" content="${description}">`);
  expect((await view('/')).body).not.toContain(description);
});

test('the home page says whose it is', async () => {
  product = await startRenderedProduct({ publicUrl });
  expect(dataIn((await view('/')).body)).toMatchObject([
    { '@type': 'Organization', name: 'Puente', url: 'https://puente.test/' },
    { '@type': 'WebSite', name: 'Puente', inLanguage: 'es' },
  ]);
});

test('the home page tells search engines of the page that searches everything, where there is one', async () => {
  product = await startRenderedProduct({ publicUrl });
  expect(dataIn((await view('/')).body)[1]).not.toHaveProperty('potentialAction');
  await product.release({
    ...publicSite,
    routes: [...publicSite.routes, { name: 'searchEverything', path: '/buscar' }],
  });
  expect(dataIn((await view('/')).body)[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://puente.test/buscar?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
  for (const path of ['/', '/universidades'])
    expect([path, wrongIn((await view(path)).body)]).toEqual([path, []]);
});

test('what a page says of itself is given its address, and keeps its own words', async () => {
  product = await startRenderedProduct({ publicUrl });
  product.answer = (response, { address }) => {
    const online = { '@type': 'VirtualLocation', url: '/spaces/opportunities/4' };
    const own = {
      '@type': 'Event',
      name: 'Jornada',
      startDate: '2031-03-12T16:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: online,
    };
    const logo = { '@type': 'Organization', name: 'Río Limpio', logo: '/uploads/logo.webp' };
    const head =
      address === '/'
        ? { title: 'Jornada', description: 'Una tarde.', data: own }
        : { title: 'Río Limpio', data: logo };
    return html(response, '<main></main>', { head });
  };
  const home = (await view('/')).body;
  expect(dataIn(home).at(-1)).toMatchObject({
    '@type': 'Event',
    description: 'Una tarde.',
    url: 'https://puente.test/',
    location: { url: 'https://puente.test/spaces/opportunities/4' },
  });
  const other = (await view('/universidades')).body;
  expect(dataIn(other).at(-1)).toMatchObject({ logo: 'https://puente.test/uploads/logo.webp' });
  // The brand's description must not describe another organisation.
  expect(dataIn(other).at(-1)).not.toHaveProperty('description');
  expect([...wrongIn(home), ...wrongIn(other)]).toEqual([]);
});

test.each(['/asking', '/staff', '/nada'])(
  '%s, which is not for everybody, says nothing of it',
  async (url) => {
    product = await startRenderedProduct({ publicUrl });
    const { headers, body } = await view(url);
    expect(headers).not.toHaveProperty('link');
    expect(body).not.toContain('property="og:');
    expect(dataIn(body)).toEqual([]);
  },
);

test('a path with a parameter has no address of its own: there may be nothing behind it', async () => {
  product = await startRenderedProduct({ publicUrl });
  const { headers, body } = await view('/projects/nada');
  expect(headers).not.toHaveProperty('link');
  expect(body).toContain('property="og:title"');
  expect(body).not.toContain('property="og:url"');
});

test('without the address of the product nothing names one', async () => {
  product = await startRenderedProduct();
  const { headers, body } = await view('/');
  expect(headers).not.toHaveProperty('link');
  expect(body).not.toContain('property="og:url"');
  expect(dataIn(body)).toEqual([]);
});

test('a title cannot end the block, nor the element', async () => {
  product = await startRenderedProduct({ publicUrl });
  const title = '</script><script>alert(1)</script>"';
  await product.release({
    app: 'public-site',
    content: 'two',
    routes: [{ name: 'universities', path: '/universidades', title }],
  });
  const { body } = await view('/universidades');
  expect(body).not.toContain('<script>alert');
  expect(dataIn(body)).toMatchObject([{ itemListElement: [{}, { name: title }] }]);
});

test('an address that is none is refused', async () => {
  product = await startRenderedProduct({ publicUrl });
  expect(readConfiguration({ PUBLIC_URL: 'https://puente.test/' }).publicUrl).toBe(publicUrl);
  expect(() => readConfiguration({ PUBLIC_URL: 'puente' })).toThrow('PUBLIC_URL is "puente"');
});

test('outside production pages are asked to mark what only the owner can supply', async () => {
  product = await startRenderedProduct({ publicUrl, marksPending: true });
  expect((await view('/')).body).toContain('<html lang="es" data-marks-pending>');
  await product.close();
  product = await startRenderedProduct({ publicUrl });
  expect((await view('/')).body).toContain('<html lang="es">');
});
