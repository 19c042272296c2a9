import { notice } from '../../test/notices.ts';
import { answer, openPage, pageOf, screen, sentTo, user, waitFor, within } from '../../test/render.tsx';

const list = 'GET /api/audience-notices';
const create = 'POST /api/audience-notices';
const editor = { ...user('staff'), staffRole: 'editor' as const };

beforeEach(() =>
  answer(list, pageOf([notice(), notice({ id: 8 as never, title: 'Jornada', state: 'sent', told: 4500 })])),
);

const open = async (address = '/staff/avisos') => {
  const page = await openPage(address, editor);
  await screen.findByRole('heading', { level: 1, name: 'Avisos a estudiantes' });
  return page;
};

it('lists notices with their state and the number of their recipients', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Jornada' });
  expect(link).toHaveAttribute('href', '/staff/avisos/8');
  const row = within(link.closest('tr')!);
  expect(row.getByText('Enviado')).toBeVisible();
  expect(row.getByText('4.500')).toBeVisible();
});

it('keeps words, state and kind in the address', async () => {
  const { person } = await open('/staff/avisos?q=tema&state=draft');
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Tipo' }),
    'Ofertas y eventos de organizaciones',
  );
  await waitFor(() =>
    expect(sentTo(list).at(-1)?.query).toMatchObject({
      filters: {
        keyword: { $containsi: 'tema' },
        state: { $eq: 'draft' },
        kind: { $eq: 'professional_offers' },
      },
    }),
  );
});

it('says that nothing fits', async () => {
  answer(list, pageOf([]));
  await open('/staff/avisos?q=nada');
  expect(await screen.findByText('Ningún aviso encaja con tu búsqueda')).toBeVisible();
});

it('begins a draft, which its page then fills', async () => {
  answer(create, { data: notice({ title: 'Nuevo' }) });
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Escribir un aviso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir un aviso' }));
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  expect(sentTo(create)).toEqual([]);
  await person.click(dialog.getByRole('radio', { name: 'Ofertas y eventos de organizaciones' }));
  await person.type(dialog.getByLabelText('Título'), 'Nuevo');
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  await waitFor(() =>
    expect(sentTo(create).at(-1)?.body).toEqual({
      data: {
        kind: 'professional_offers',
        title: 'Nuevo',
        text: '',
        link: '',
        linkText: '',
        audience: { universities: [], studyAreas: [], campaigns: [], situations: [] },
      },
    }),
  );
});
