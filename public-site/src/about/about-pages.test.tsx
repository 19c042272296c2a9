import { contentPage } from '../../test/content.ts';
import { answer, openPage, pageOf, refuse, screen, sentTo, user } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { brand } from '@puente/contract/brand';
import { leavePendingOut, markPending } from '@puente/testing/pending-marks';
import manifest from '../../app.manifest.json' with { type: 'json' };

const list = 'GET /api/pages';
afterEach(leavePendingOut);

const pages = [
  ['/equipo', 'Equipo', 'equipo'],
  ['/puente-una-empresa-social', 'Puente, una empresa social', 'una-empresa-social'],
] as const;

it('§2.1 the address of the social enterprise begins with the slug of the brand', () => {
  const path = manifest.routes.find(({ name }) => name === 'socialEnterprise')?.path;
  expect(path).toBe(`/${brand.slug}-una-empresa-social`);
});

it.each(pages)('§2.1 %s: the text that staff keep', async (address, title, slug) => {
  answer(list, pageOf([contentPage({ slug })]));
  await openPage(address);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await screen.findByText('cuatro')).tagName).toBe('STRONG');
  expect(sentTo(list)).toEqual([{ query: { filters: { slug: { $eq: slug } } } }]);
  expect(screen.queryByText(/Pendiente del titular/)).not.toBeInTheDocument();
});

it.each(pages)(
  '%s: what only the owner knows is marked in development and left out in production',
  async (address) => {
    markPending();
    answer(list, pageOf([]));
    const { unmount } = await openPage(address);
    expect(await screen.findByText(/Pendiente del titular/)).toBeVisible();
    unmount();
    leavePendingOut();
    await openPage(address);
    await screen.findByRole('heading', { level: 2, name: 'Sigue por aquí' });
    expect(screen.queryByText(/Pendiente/)).not.toBeInTheDocument();
  },
);

it('§2.1 /equipo promises who is behind the product only once staff have said it', async () => {
  answer(list, pageOf([]));
  const { unmount } = await openPage('/equipo');
  await screen.findByRole('heading', { level: 2, name: 'Sigue por aquí' });
  expect(screen.queryByText(/Quién está detrás/)).not.toBeInTheDocument();
  expect(screen.getByText(`Para qué existe ${brand.name}.`)).toBeVisible();
  unmount();
  answer(list, pageOf([contentPage()]));
  await openPage('/equipo');
  expect(await screen.findByText(`Quién está detrás de ${brand.name}, y para qué.`)).toBeVisible();
});

it('tells staff that a text is a draft', async () => {
  answer(list, pageOf([contentPage({ published: false })]));
  await openPage('/equipo', user('staff'));
  expect(await screen.findByText('Borrador')).toBeVisible();
});

it('offers to try again, and shows the rest meanwhile', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/equipo');
  await screen.findByText('No hemos podido cargar el texto');
  answer(list, pageOf([contentPage()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('cuatro');
});
