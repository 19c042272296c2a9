import { banner, edition, entry } from '../../test/announcements.ts';
import { campaign, program } from '../../test/campaigns.ts';
import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { messages } from '@puente/contract/messages';
import { preloadDateField } from '@puente/design-system/date-field';

beforeAll(() => preloadDateField());
beforeEach(() => {
  answer('GET /api/banners', { data: [banner()] });
  answer('GET /api/campaigns', pageOf([campaign(), campaign({ id: 2, code: 'otra', name: 'Otra' })]));
  answer('GET /api/programs', pageOf([program(), program({ id: 4, code: 'data', name: 'Data', of: 9 })]));
  answer('GET /api/projects', pageOf([]));
  answer('GET /api/pages', pageOf([]));
  answer('GET /api/award-editions', pageOf([edition()]));
  answer('GET /api/award-editions/:id/entries', { data: [entry()] });
});

const open = async (tab = '') => {
  const page = await openPage(`/staff/convocatorias${tab && `?tab=${tab}`}`, user('staff'));
  await screen.findByRole('heading', { level: 1, name: 'Convocatorias' });
  return page;
};
type Person = Awaited<ReturnType<typeof open>>['person'];

/** Types a clock, dd/mm/aaaa hh:mm, into a field of the dialog. */
async function typeClock(
  person: Person,
  label: RegExp,
  [day = '', month = '', year = '', hour = '', minute = '']: string[],
) {
  const parts = within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');
  for (const [index, part] of [day, month, year, hour, minute].entries()) {
    const box = parts[index];
    if (!box) throw new Error(`The field has no part ${index}.`);
    await person.click(box);
    await person.keyboard(part);
  }
}

describe('banners', () => {
  it('says what is shown, and until when', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 3, name: 'Tercera edición' })).toBeVisible();
    expect(screen.getByText(/^Visible hasta el .* hora peninsular\.$/)).toBeVisible();
    expect(screen.getByText('Lleva a /awards')).toBeVisible();
  });

  it('plans one for a week from Monday over the change of the clocks, and previews it', async () => {
    answer('POST /api/banners', { data: banner({ id: 4 }) });
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Planear un aviso' }));
    await person.type(screen.getByRole('textbox', { name: 'Título' }), 'Semana verde');
    expect(screen.getAllByText('Semana verde')).toHaveLength(2);
    await typeClock(person, /^Desde/, ['22', '03', '2027', '09', '00']);
    await person.click(screen.getByRole('button', { name: 'Que dure una semana' }));
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sentTo('POST /api/banners')).toHaveLength(1));
    expect(sentTo('POST /api/banners')[0]?.body).toEqual({
      data: {
        title: 'Semana verde',
        text: '',
        link: '',
        from: '2027-03-22T08:00:00.000Z',
        to: '2027-03-29T07:00:00.000Z',
      },
    });
    await waitFor(() => expect(toastMessages()).toEqual([expect.stringMatching(/^Guardado\. Visible/)]));
  });

  it('shows at its field that another banner has that time, and keeps what was typed', async () => {
    refuse(
      'PUT /api/banners/:id',
      new ApiError('ValidationError', {
        status: 400,
        text: 'Revisa los campos marcados.',
        fields: { from: messages.bannerOverlaps('Otro') },
      }),
    );
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Cambiar «Tercera edición»' }));
    await person.type(screen.getByRole('textbox', { name: 'Título' }), ' y última');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(messages.bannerOverlaps('Otro'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Tercera edición y última');
  });

  it('removes one after a question', async () => {
    answer('DELETE /api/banners/:id', undefined);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Eliminar «Tercera edición»' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar este aviso?' }));
    answer('GET /api/banners', { data: [] });
    await person.click(question.getByRole('button', { name: 'Eliminar el aviso' }));
    expect(await screen.findByText('No hay ningún aviso')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Avisos en la web' })).toHaveFocus();
  });

  it('can be asked for again', async () => {
    refuse('GET /api/banners', new ApiError('Unexpected'));
    const { person } = await open();
    await screen.findByText('No hemos podido cargar los avisos');
    answer('GET /api/banners', { data: [banner()] });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Tercera edición' })).toBeVisible();
  });
});

describe('campaigns', () => {
  it('says which run at once, and creates one with a preview of its page', async () => {
    answer('POST /api/campaigns', { data: campaign({ id: 3, name: 'Mares' }) });
    const { person } = await open('campaigns');
    expect(await screen.findByText('Coincide con «Otra».')).toBeVisible();
    expect(screen.getAllByText('Visible, sin fecha de fin.')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Crear una campaña' }));
    await person.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Mares');
    await person.type(screen.getByRole('textbox', { name: 'Código' }), 'mares');
    await person.type(screen.getByRole('textbox', { name: /^Título de su página/ }), 'Mares limpios');
    expect(screen.getByText('Mares limpios')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toastMessages()).toEqual(['«Mares» está guardada.']));
    expect(sentTo('POST /api/campaigns')[0]?.body).toEqual({
      data: {
        code: 'mares',
        name: 'Mares',
        title: 'Mares limpios',
        subtitle: '',
        active: true,
        from: null,
        to: null,
        logo: null,
      },
    });
  });

  it('does not save one that ends before its beginning', async () => {
    const { person } = await open('campaigns');
    await person.click(await screen.findByRole('button', { name: 'Cambiar «Otra»' }));
    await typeClock(person, /^Desde/, ['22', '03', '2027', '09', '00']);
    await typeClock(person, /^Hasta/, ['21', '03', '2027', '09', '00']);
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(messages.endsTooEarly)).toBeVisible();
    expect(sentTo('PUT /api/campaigns/:id')).toEqual([]);
  });
});

it('says which programs lack a campaign, and gives one a campaign', async () => {
  answer('PUT /api/programs/:id', { data: program() });
  const { person } = await open('programs');
  expect(await screen.findByText(/ninguna de sus campañas está abierta ahora\.$/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cambiar «Emprende TFG (udc)»' }));
  await person.click(screen.getByRole('checkbox', { name: 'Otra' }));
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Programa guardado.']));
  expect(sentTo('PUT /api/programs/:id')[0]?.body).toMatchObject({
    data: { name: 'Emprende TFG', campaigns: [1, 2], logo: null },
  });
});

describe('awards', () => {
  it('creates an edition with its categories and times', async () => {
    answer('POST /api/award-editions', { data: edition() });
    const { person } = await open('awards');
    await person.click(await screen.findByRole('button', { name: 'Crear una edición' }));
    await person.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Premios 2027');
    await person.clear(screen.getByRole('textbox', { name: 'Año' }));
    await person.type(screen.getByRole('textbox', { name: 'Año' }), '2027');
    await person.type(screen.getByRole('textbox', { name: 'Categorías' }), 'TFG{Enter}TFM');
    await typeClock(person, /^Se abre/, ['01', '03', '2027', '09', '00']);
    await typeClock(person, /^Se cierra/, ['29', '03', '2027', '09', '00']);
    await typeClock(person, /^Se anuncia/, ['10', '05', '2027', '12', '00']);
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sentTo('POST /api/award-editions')).toHaveLength(1));
    expect(sentTo('POST /api/award-editions')[0]?.body).toEqual({
      data: {
        year: 2027,
        name: 'Premios 2027',
        criteria: [],
        description: '',
        categories: [{ name: 'TFG' }, { name: 'TFM' }],
        opensAt: '2027-03-01T08:00:00.000Z',
        closesAt: '2027-03-29T07:00:00.000Z',
        judgedBy: null,
        announcedAt: '2027-05-10T10:00:00.000Z',
      },
    });
  });

  it('says who wins', async () => {
    answer('PUT /api/award-entries/:id/winner', { data: entry({ winner: true }) });
    const { person } = await open('awards');
    await person.click(await screen.findByRole('button', { name: /^Trabajos y premios/ }));
    const button = await screen.findByRole('button', { name: 'Premiado «Compost de barrio»' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    answer('GET /api/award-editions/:id/entries', { data: [entry({ winner: true })] });
    await person.click(button);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Premiado «Compost de barrio»' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(sentTo('PUT /api/award-entries/:id/winner')[0]).toMatchObject({
      params: { id: 9 },
      body: { data: { winner: true } },
    });
  });
});
