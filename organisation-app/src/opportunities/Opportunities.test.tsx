import {
  answer,
  heading,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { answerTalent, coordinator, manager } from '../../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';
import { messages } from '@puente/contract/messages';

const one = 'GET /api/opportunities/:id';
const create = 'POST /api/opportunities';
const change = 'PUT /api/opportunities/:id';
const publish = 'POST /api/opportunities/:id/publish';
const interested = 'GET /api/opportunities/:id/interested';
const opportunity = (more: object = {}) => ({
  id: 9,
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  title: 'Jornada de puertas abiertas',
  description: 'Una mañana para conocer cómo trabajamos con datos abiertos.',
  status: 'open',
  publishedAt: null,
  isDraft: true,
  location: 'Lugo',
  target_profile: 'Informática y Geografía',
  presentiality: 'onsite',
  details: { type: 'Evento', date: '2098-12-10T16:00:00.000Z' },
  content: '## Programa\n\n- Bienvenida',
  url: 'https://rias.ejemplo.test/jornada',
  organization: { id: 5, name: 'Fundación Ría Viva', sector: null, location: null, logo: null },
  interested: 3,
  ...more,
});

const uxia = {
  id: 7,
  name: 'Uxía',
  surname: 'Lago',
  university: 'Universidade de Vigo',
  province: 'Lugo',
  student_area: 'Ciencias',
  date: '2026-10-04T10:00:00.000Z',
  written_at: null,
};

beforeEach(() => {
  answerTalent();
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: {} });
  answer('DELETE /api/drafts', undefined);
  answer(one, { data: opportunity() });
  answer(interested, pageOf([]));
});

const next = () => screen.getByRole('button', { name: 'Siguiente' });

describe('/spaces/opportunities/create', () => {
  it('§3 asks for an offer with its pay, which is a draft until it is published', async () => {
    answer(create, { data: opportunity() });
    const { person, address } = await openPage('/spaces/opportunities/create', coordinator);
    await heading('Qué ofreces');
    await person.click(next());
    expect(await screen.findAllByText('Este campo es obligatorio.')).not.toHaveLength(0);
    await person.click(screen.getByRole('radio', { name: 'Oferta' }));
    await person.click(screen.getByRole('textbox', { name: 'Título' }));
    await person.paste('Beca de cartografía libre');
    await person.type(
      screen.getByRole('textbox', { name: 'En pocas palabras' }),
      'Tres meses para poner en el mapa las fuentes.',
    );
    await person.click(next());
    await heading('Condiciones');
    expect(screen.queryByRole('textbox', { name: 'Hora' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('textbox', { name: /^Remuneración/ }));
    await person.paste('500 € al mes');
    await person.click(screen.getByRole('radio', { name: 'Híbrido' }));
    await person.click(next());
    await heading('Todo lo demás');
    await person.click(screen.getByRole('button', { name: 'Guardar borrador y ver cómo queda' }));
    await waitFor(() => expect(address()).toBe('/spaces/opportunities/9/edit?tab=preview'));
    expect(sentTo(create)[0]?.body?.data).toMatchObject({
      organization: 5,
      title: 'Beca de cartografía libre',
      details: { type: 'Oferta', remuneration: '500 € al mes' },
      presentiality: 'hybrid',
      location: null,
    });
  });

  it('asks a project manager for which organisation', async () => {
    await openPage('/spaces/opportunities/create', manager);
    await heading('Qué ofreces');
    const choice = screen.getByRole('combobox', { name: 'Organización' });
    expect(within(choice).getByRole('option', { name: 'Cooperativa Monte Alto' })).toBeInTheDocument();
  });
});

describe('/spaces/opportunities/:id/edit', () => {
  const address = '/spaces/opportunities/9/edit';

  it('§3 shows an event with its day and hour in Spain, and keeps what is changed', async () => {
    answer(change, { data: opportunity() });
    const { person } = await openPage(address, coordinator);
    await heading('Qué ofreces');
    const title = screen.getByRole('textbox', { name: 'Título' });
    expect(title).toHaveValue('Jornada de puertas abiertas');
    await person.click(next());
    await heading('Condiciones');
    const hour = screen.getByRole('textbox', { name: 'Hora' });
    expect(hour).toHaveValue('17:00');
    await person.clear(hour);
    await person.type(hour, '25:00');
    await person.click(next());
    expect(await screen.findAllByText('Formato no válido.')).not.toHaveLength(0);
    await person.clear(screen.getByRole('textbox', { name: 'Hora' }));
    await person.type(screen.getByRole('textbox', { name: 'Hora' }), '18:30');
    await person.click(next());
    await heading('Todo lo demás');
    await person.click(screen.getByRole('button', { name: 'Guardar borrador y ver cómo queda' }));
    await waitFor(() =>
      expect(sentTo(change)[0]).toMatchObject({
        params: { id: 9 },
        body: {
          data: {
            base: opportunity().updatedAt,
            details: { type: 'Evento', date: '2098-12-10T17:30:00.000Z' },
          },
        },
      }),
    );
    await screen.findByRole('region', { name: 'Vista previa' });
  });

  it('says at the hour that the clocks skip it', async () => {
    answer(one, { data: opportunity({ details: { type: 'Evento', date: '2098-03-30T15:00:00.000Z' } }) });
    const { person } = await openPage(address, coordinator);
    await heading('Qué ofreces');
    await person.click(next());
    await heading('Condiciones');
    const hour = screen.getByRole('textbox', { name: 'Hora' });
    await person.clear(hour);
    await person.type(hour, '02:30');
    await person.click(next());
    await heading('Todo lo demás');
    await person.click(screen.getByRole('button', { name: 'Guardar borrador y ver cómo queda' }));
    expect(await screen.findAllByText(messages.skippedHour)).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveAccessibleDescription(
      expect.stringContaining(messages.skippedHour),
    );
    expect(sentTo(change)).toEqual([]);
  });

  it('previews what students will see', async () => {
    await openPage(`${address}?tab=preview`, coordinator);
    const preview = within(await screen.findByRole('region', { name: 'Vista previa' }));
    expect(preview.getByRole('heading', { name: 'Programa' })).toBeVisible();
    expect(preview.getByText(/diciembre de 2098, 17:00/)).toBeVisible();
    expect(preview.getByText(/Presencial.*Lugo/)).toBeVisible();
    expect(preview.getByText('Informática y Geografía')).toBeVisible();
  });

  it('is published with one press, and says why not when its day is past', async () => {
    const { person } = await openPage(`${address}?tab=preview`, coordinator);
    refuse(publish, new ApiError('OpportunityOver', errors.OpportunityOver));
    await person.click(await screen.findByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText(new RegExp(errors.OpportunityOver.text))).toBeVisible();
    answer(publish, { data: opportunity() });
    answer(one, { data: opportunity({ isDraft: false, publishedAt: '2026-10-02T10:00:00.000Z' }) });
    await person.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Publicada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la página' })).toHaveAttribute(
      'href',
      '/spaces/opportunities/9',
    );
  });

  it('that staff have taken down says why and where to object, and cannot be published', async () => {
    const takedown = {
      id: 4,
      createdAt: '2026-11-20T10:00:00.000Z',
      reason: 'spam',
      words: null,
      state: 'takenDown',
    };
    answer(one, { data: opportunity({ taken_down: takedown }) });
    await openPage(`${address}?tab=preview`, coordinator);
    expect(await screen.findByText('Motivo: Es publicidad o contenido repetido.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el motivo y objetar' })).toHaveAttribute(
      'href',
      '/retiradas/4',
    );
    expect(screen.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
  });

  it('is retired after a question, and goes back to a draft', async () => {
    answer(one, { data: opportunity({ isDraft: false, publishedAt: '2026-10-02T10:00:00.000Z' }) });
    answer('POST /api/opportunities/:id/unpublish', { data: opportunity() });
    const { person } = await openPage(`${address}?tab=preview`, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Retirar' }));
    answer(one, { data: opportunity() });
    await person.click(screen.getByRole('button', { name: 'Retirar la oportunidad' }));
    expect(await screen.findByText('Borrador')).toBeVisible();
    expect(toastMessages()).toEqual(['Retirada: vuelve a ser un borrador.']);
  });

  it('deletes a draft after a question', async () => {
    answer('DELETE /api/opportunities/:id', undefined);
    const { person } = await openPage(`${address}?tab=preview`, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Eliminar borrador' }));
    await person.click(screen.getByRole('button', { name: 'Eliminar el borrador' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Borrador eliminado.']));
  });

  it('says whom it interests, and counts those whose profile is private', async () => {
    answer(interested, pageOf([uxia]));
    await openPage(`${address}?tab=interested`, coordinator);
    await heading('Uxía Lago');
    expect(screen.getByText('Lo dijo el 4 oct 2026')).toBeVisible();
    expect(screen.getByText('Otras 2 personas con perfil privado.')).toBeVisible();
  });

  it.each([
    [true, '/chat?opportunity=9&student=7'],
    [false, null],
  ])('leads to a conversation with each, for an organisation that is verified (%p)', async (verified, to) => {
    answer(one, { data: opportunity({ organization: { ...opportunity().organization, verified } }) });
    answer(interested, pageOf([uxia]));
    await openPage(`${address}?tab=interested`, coordinator);
    await heading('Uxía Lago');
    const link = screen.queryByRole('link', { name: 'Escribir a Uxía Lago' });
    expect(link?.getAttribute('href') ?? null).toBe(to);
    expect(screen.queryByText('Todavía no puedes escribirles') === null).toBe(verified);
  });

  it.each([
    [
      'of another organisation',
      () => answer(one, { data: opportunity({ organization: { ...opportunity().organization, id: 99 } }) }),
    ],
    ['that the user may not see', () => refuse(one, new ApiError('NotFound'))],
  ])('finds none %s', async (_, prepare) => {
    prepare();
    await openPage(address, coordinator);
    await heading('No encontramos esta oportunidad entre las tuyas');
  });

  it('can be asked for again', async () => {
    refuse(one, new ApiError('Unexpected'));
    await openPage(address, coordinator);
    await heading('No hemos podido cargar la oportunidad');
  });
});

describe('§7.5 an organisation’s own opportunities', () => {
  const list = 'GET /api/organizations/:id/talent/opportunities';

  it.each([
    ['in the talent corner', '/spaces/organizations/talent?tab=opportunities', true],
    ['without access to it', '/organizations/opportunities', false],
  ])('are offers, events or both, drafts too: %s', async (_, place, hasAccess) => {
    answer('GET /api/organizations/:id/talent/access', { data: hasAccess });
    answer(list, pageOf([opportunity()]));
    const { person } = await openPage(place, coordinator);
    const title = await heading('Jornada de puertas abiertas');
    expect(within(title).getByRole('link')).toHaveAttribute('href', '/spaces/opportunities/9/edit');
    expect(screen.getByText('Borrador')).toBeVisible();
    expect(screen.getByText('Le interesa a 3 personas')).toBeVisible();
    answer(list, pageOf([]));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Oferta');
    await heading('Ninguna oportunidad todavía');
    expect(sentTo(list).at(-1)?.query).toMatchObject({ details: 'offer' });
  });
});
