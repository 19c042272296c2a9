/** Browser tests of server rendering: posts that staff change, and pages while the renderer hangs or is stopped. */
import { callAs } from '@puente/testing/call-as';
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { renderedAddresses } from '@puente/testing/rendered-addresses';

// These tests change posts of the demo data and stop the renderer.
test.use({ productSettings: { ownRenderer: true } });

test('a post that staff take back is gone at the next view, and there again once they publish it', async ({
  product: { url },
}) => {
  const list = await fetch(`${url}/api/blog-posts`);
  const { data } = (await list.json()) as { data: { id: number; url: string }[] };
  const last = data.at(-1);
  const publish = (published: boolean) =>
    callAs(url, 'staff@puente.test', 'PUT', `/api/blog-posts/${last?.id}`, { data: { published } });
  const statusOf = async () => {
    const path = `/blog/${last?.url}`;
    await drawnHtml(url, path);
    return (await fetch(url + path, { headers: { accept: 'text/html' } })).status;
  };
  expect(await statusOf()).toBe(200);
  await publish(false);
  expect(await statusOf()).toBe(410);
  await publish(true);
  expect(await statusOf()).toBe(200);
});

test('a post under other words, and a page whose address is written otherwise, lead to the one address', async ({
  product: { url },
}) => {
  const list = await fetch(`${url}/api/blog-posts`);
  const { data } = (await list.json()) as { data: { id: number; url: string }[] };
  const last = data.at(-1);
  const first = `/blog/${last?.url}`;
  const other = '/blog/otras-palabras';
  const renameTo = (path: string) =>
    callAs(url, 'staff@puente.test', 'PUT', `/api/blog-posts/${last?.id}`, {
      data: { url: path.replace('/blog/', '') },
    });
  const answerOf = async (path: string) => {
    await drawnHtml(url, path);
    const { status, headers } = await fetch(url + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await answerOf(`${first.replace('blog', 'Blog')}/?from=mail`)).toEqual([301, `${first}?from=mail`]);
  await renameTo(other);
  expect([await answerOf(first), await answerOf(other)]).toEqual([
    [301, other],
    [200, null],
  ]);
  await renameTo(first);
  expect([await answerOf(other), await answerOf(first)]).toEqual([
    [301, first],
    [200, null],
  ]);
});

test('while the renderer hangs every page is left to the browser, and drawn again once it goes on', async ({
  product: { url, renderer },
}) => {
  const rendered = Object.values(await renderedAddresses(url, 'public-site'));
  for (const path of rendered) await drawnHtml(url, path);
  // Views a page at an address that is not cached.
  const view = async (path: string) => {
    const answer = await fetch(`${url}${path}?de=un-boletin`, { headers: { accept: 'text/html' } });
    return [path, answer.status, (await answer.text()).includes('<div id="root"></div>')];
  };
  renderer?.process.kill('SIGSTOP');
  try {
    expect(await Promise.all(rendered.map(view))).toEqual(rendered.map((path) => [path, 200, true]));
  } finally {
    renderer?.process.kill('SIGCONT');
  }
  await drawnHtml(url, '/estudiantes?de=otro-boletin');
});

test('while the renderer hangs the page of a user comes from the browser, with what the API has answered', async ({
  product: { renderer },
  person,
}) => {
  const { page, problems } = await person('estudiante@puente.test', { width: 1280 });
  renderer?.process.kill('SIGSTOP');
  try {
    await page.goto('/projects');
    await untilReady(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Iria/ })).toBeVisible();
  } finally {
    renderer?.process.kill('SIGCONT');
  }
  expect(problems).toEqual([]);
});

test('without the renderer pages come from the browser, as before', async ({ product, person }) => {
  await product.renderer?.stop();
  const { page, problems } = await person();
  await page.goto('/estudiantes?de=un-enlace');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  const { page: own } = await person('estudiante@puente.test');
  await own.goto('/profile');
  await untilReady(own);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Mi perfil');
  expect(problems).toEqual([]);
});
