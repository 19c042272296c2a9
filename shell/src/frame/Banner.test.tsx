import { everyPage } from '../../test/every-page.ts';
import { idle } from '../../test/idle.ts';
import {
  answer,
  heading,
  hold,
  openShell,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import type { Banner } from '@puente/contract/entities/banner';

const current = 'GET /api/banners/current';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const second: Banner = {
  title: 'Segunda edición de los premios',
  text: 'Presenta tu TFG/M hasta el 22 de mayo.',
  link: '/awards',
  from: inMinutes(-5),
  to: inMinutes(5),
  hiddenOn: ['/organizaciones', '/awards'],
  active: true,
  updatedAt: null,
};
const withoutAwards = everyPage.map((manifest) => ({
  ...manifest,
  routes: manifest.routes.filter(({ name }) => name !== 'awards'),
}));

const region = () => screen.queryByRole('complementary', { name: second.title });
const untilShown = () => waitFor(() => expect(region()).toBeVisible());

async function open(
  banner: Partial<Banner> = {},
  address = '/',
  visit: Parameters<typeof openShell>[1] = {},
) {
  answer(current, { data: { ...second, ...banner } });
  const before = sentTo(current).length;
  const page = await openShell(address, { released: everyPage, ...visit });
  await screen.findByRole('heading', { level: 1 });
  // Idle callbacks count only after the page is ready.
  await waitFor(() => {
    idle();
    expect(sentTo(current)).toHaveLength(before + 1);
  });
  return page;
}
/** Waits long enough for an unwanted element to appear. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('§2.6 announces the second edition of the awards call, with a link to it', async () => {
  await open();
  await untilShown();
  expect(screen.getByText('Presenta tu TFG/M hasta el 22 de mayo.')).toBeVisible();
  const link = within(region() as HTMLElement).getByRole('link', { name: 'Ver la convocatoria' });
  expect(link).toHaveAttribute('href', '/awards');
});

it('asks only once the browser has nothing else to do, and once in a visit', async () => {
  const { go } = await openShell('/', { released: everyPage });
  await heading('public-site: home');
  expect(sentTo(current)).toHaveLength(0);
  answer(current, { data: second });
  idle();
  await untilShown();
  await go('/cookies');
  idle();
  await untilShown();
  expect(sentTo(current)).toHaveLength(1);
});

it.each([
  ['before', { from: inMinutes(1), to: inMinutes(5) }],
  ['after', { from: inMinutes(-5), to: inMinutes(-1) }],
])('§2.6 is not there %s its time', async (_, times) => {
  await open(times);
  await settled();
  expect(region()).not.toBeInTheDocument();
});

it('comes and goes at its time, in a page that is open or was kept', async () => {
  await open({
    from: new Date(Date.now() + 300).toISOString(),
    to: new Date(Date.now() + 900).toISOString(),
  });
  expect(region()).not.toBeInTheDocument();
  await untilShown();
  await waitFor(() => expect(region()).not.toBeInTheDocument());
});

it('is not there when the API cannot say, and does not ask again', async () => {
  refuse(current, new ApiError('Network'));
  await openShell('/');
  await heading('public-site: home');
  idle();
  await settled();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(sentTo(current)).toHaveLength(1);
});

it.each(['/organizaciones', '/Organizaciones'])(
  '§2.6 is not on %s or /awards, and is on the next page',
  async (address) => {
    const { go } = await open({}, address);
    await settled();
    expect(region()).not.toBeInTheDocument();
    await go('/awards');
    await settled();
    expect(region()).not.toBeInTheDocument();
    await go('/estudiantes');
    await untilShown();
  },
);

it('§2.6 can be closed, and stays closed; focus goes to the page', async () => {
  const { person, unmount } = await open();
  await untilShown();
  await person.click(screen.getByRole('button', { name: 'Cerrar el anuncio' }));
  expect(region()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();
  await open();
  await settled();
  expect(region()).not.toBeInTheDocument();
});

it.each([{ title: 'Tercera edición de los premios' }, { from: inMinutes(-4) }])(
  'another edition, %j, is announced again',
  async (change) => {
    const { person, unmount } = await open();
    await untilShown();
    await person.click(screen.getByRole('button', { name: 'Cerrar el anuncio' }));
    unmount();
    await open(change);
    expect(await screen.findByRole('complementary', { name: change.title ?? second.title })).toBeVisible();
  },
);

it.each([
  ['/awards#bases', '/awards#bases', everyPage],
  ['/projects/12', '/projects/12', everyPage],
  ['https://premios.ejemplo.es/2', 'https://premios.ejemplo.es/2', everyPage],
  ['/awards', null, withoutAwards],
  ['/awards/none', null, everyPage],
  ['http://premios.ejemplo.es', null, everyPage],
  [null, null, everyPage],
])('links to %s: %s', async (link, href, released) => {
  await open({ link }, '/', { released });
  await untilShown();
  expect(
    within(region() as HTMLElement)
      .queryByRole('link')
      ?.getAttribute('href') ?? null,
  ).toBe(href);
});

it('works where the browser remembers nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { person, go } = await open();
  await untilShown();
  await person.click(screen.getByRole('button', { name: 'Cerrar el anuncio' }));
  await go('/cookies');
  expect(region()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

it('comes over a page that is there: nothing waits for it', async () => {
  const late = hold(current);
  await openShell('/', { released: everyPage });
  await heading('public-site: home');
  idle();
  await settled();
  expect(region()).not.toBeInTheDocument();
  await late.settle({ data: second });
  await untilShown();
});
