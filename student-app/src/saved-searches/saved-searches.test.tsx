import { pageOf, project, student, studies, studyAreas, teacher } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { type SavedSearch, savedSearch as savedSearchAnswer } from '@puente/contract/entities/saved-search';
import { errors } from '@puente/contract/errors';
import type { OnTheWire } from '@puente/contract/ids';

const all = 'GET /api/saved-searches';
const save = 'POST /api/saved-searches';
const change = 'PUT /api/saved-searches/:id';
const remove = 'DELETE /api/saved-searches/:id';
const unsubscribe = 'POST /api/saved-searches/unsubscribe';

const saved = (given: Partial<OnTheWire<SavedSearch>> = {}) =>
  savedSearchAnswer.parse({
    id: 3,
    createdAt: '2026-02-03T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    name: '«agua», Remoto',
    address: 'q=agua&modality=remote',
    frequency: 'weekly',
    ...given,
  });

beforeEach(() => {
  answer('GET /api/study-areas', studyAreas);
  answer('GET /api/projects', pageOf([project()]));
  answer('GET /api/students/:id', { data: studies });
  answer(all, { data: [] });
});

describe("'Avísame' on /projects", () => {
  it('saves the search on the page, every week or every day', async () => {
    answer(save, { data: saved({ frequency: 'daily' }) });
    const { person } = await openPage('/projects?q=agua&modality=remote&page=2', student());
    await person.click(await screen.findByRole('button', { name: 'Avísame' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avísame de proyectos nuevos' }));
    expect(dialog.getByText('«agua», Remoto')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Cada semana' })).toBeChecked();

    await person.click(dialog.getByRole('radio', { name: 'Cada día' }));
    await person.click(dialog.getByRole('button', { name: 'Activar aviso' }));
    await waitFor(() =>
      expect(sentTo(save).map(({ body }) => body?.data)).toEqual([
        {
          name: '«agua», Remoto',
          address: 'q=agua&modality=remote',
          filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
          frequency: 'daily',
        },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Aviso activado' })).toBeVisible();
    expect(toastMessages()).toEqual(['Te escribiremos cada día si hay proyectos nuevos.']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a slip as the list put it right', async () => {
    const found = pageOf([project()]);
    answer('GET /api/projects', { ...found, meta: { ...found.meta, instead: 'enfermería' } });
    answer(save, { data: saved({ address: 'q=enfermería' }) });
    const { person } = await openPage('/projects?q=infermeria', student());
    await screen.findByText(/mostramos «enfermería»/);
    await person.click(screen.getByRole('button', { name: 'Avísame' }));
    await person.click(await screen.findByRole('button', { name: 'Activar aviso' }));
    await waitFor(() =>
      expect(sentTo(save)[0]?.body?.data).toMatchObject({
        name: '«enfermería»',
        filters: { keyword: { $containsi: 'enfermería' } },
      }),
    );
  });

  it('says that a search is saved already, and keeps its name', async () => {
    answer(all, { data: [saved({ name: 'Ríos', address: 'q=agua' })] });
    answer(save, { data: saved({ name: 'Ríos', address: 'q=agua' }) });
    const { person } = await openPage('/projects?q=agua', student());
    await person.click(await screen.findByRole('button', { name: 'Aviso activado' }));
    await person.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sentTo(save)[0]?.body?.data).toMatchObject({ name: 'Ríos' }));
  });

  it('says why when it cannot be saved, and keeps what was chosen', async () => {
    refuse(save, new ApiError('TooManySavedSearches', errors.TooManySavedSearches));
    const { person } = await openPage('/projects?q=agua', student());
    await person.click(await screen.findByRole('button', { name: 'Avísame' }));
    await person.click(await screen.findByRole('radio', { name: 'Cada día' }));
    await person.click(screen.getByRole('button', { name: 'Activar aviso' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Ya tienes 10 búsquedas guardadas/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cada día' })).toBeChecked();
  });

  it('is for students', async () => {
    await openPage('/projects', teacher);
    await heading('Huertos urbanos en escuelas');
    expect(screen.queryByRole('button', { name: 'Avísame' })).not.toBeInTheDocument();
    expect(sentTo(all)).toHaveLength(0);
  });
});

describe('the saved searches of the profile', () => {
  const open = () => openPage('/profile?section=projects', student());

  it('lead to their results, and are told how often to write', async () => {
    answer(all, { data: [saved(), saved({ id: 4, name: 'Todo', address: '', frequency: 'never' })] });
    answer(change, { data: saved({ frequency: 'daily' }) });
    const { person } = await open();
    await heading('«agua», Remoto');
    const results = screen.getAllByRole('link', { name: 'Ver resultados' });
    expect(results.map((link) => link.getAttribute('href'))).toEqual([
      '/projects?q=agua&modality=remote',
      '/projects',
    ]);
    expect(screen.getByRole('combobox', { name: 'Avisarme de Todo' })).toHaveValue('never');

    await person.selectOptions(screen.getByRole('combobox', { name: /agua/ }), 'Cada día');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /agua/ })).toHaveValue('daily'));
    expect(sentTo(change)).toEqual([{ params: { id: 3 }, body: { data: { frequency: 'daily' } } }]);
  });

  it('are renamed, but not to nothing', async () => {
    answer(all, { data: [saved()] });
    answer(change, { data: saved({ name: 'Ríos' }) });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Cambiar el nombre de «agua», Remoto' }));
    const box = await screen.findByRole('textbox', { name: 'Nombre de la búsqueda' });
    await person.clear(box);
    await person.click(screen.getByRole('button', { name: 'Guardar nombre' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription('Error: Este campo es obligatorio.'));
    await person.type(box, 'Ríos{Enter}');
    await heading('Ríos');
    expect(sentTo(change).map(({ body }) => body)).toEqual([
      { data: { name: 'Ríos', base: saved().updatedAt } },
    ]);
  });

  it('show in the dialog the name that another tab has given meanwhile, and take the next one', async () => {
    answer(all, { data: [saved()] });
    refuse(change, refusal('RecordChanged'));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Cambiar el nombre de «agua», Remoto' }));
    const box = await screen.findByRole('textbox', { name: 'Nombre de la búsqueda' });
    const newer = saved({ name: 'Mar', updatedAt: '2026-11-26T10:00:00.000Z' });
    answer(all, { data: [newer] });
    await person.clear(box);
    await person.type(box, 'Ríos{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription('Mientras tanto le has puesto «Mar».'));
    expect(box).toHaveValue('Ríos');

    answer(change, { data: saved({ name: 'Ríos' }) });
    await person.click(screen.getByRole('button', { name: 'Guardar nombre' }));
    await heading('Ríos');
    expect(sentTo(change).at(-1)?.body).toEqual({ data: { name: 'Ríos', base: newer.updatedAt } });
  });

  it('say in the dialog why a name could not be kept', async () => {
    answer(all, { data: [saved()] });
    refuse(change, new ApiError('Unavailable'));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Cambiar el nombre de «agua», Remoto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el nombre' }));
    await person.type(dialog.getByRole('textbox'), ' y ríos{Enter}');
    expect(await dialog.findByText(/El servicio no está disponible/)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('«agua», Remoto y ríos');
    expect(toastMessages()).toEqual([]);
  });

  it('are removed after a question, which says why that was not possible', async () => {
    answer(all, { data: [saved()] });
    refuse(remove, new ApiError('Unavailable'));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Eliminar «agua», Remoto' }));
    await person.click(screen.getByRole('button', { name: 'Eliminar búsqueda' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText(/El servicio no está disponible/)).toBeVisible();
    answer(remove, undefined);
    await person.click(screen.getByRole('button', { name: 'Eliminar búsqueda' }));
    await heading('No tienes búsquedas guardadas');
    expect(sentTo(remove).at(-1)).toEqual({ params: { id: 3 } });
    expect(screen.getByRole('heading', { name: 'Búsquedas guardadas' })).toHaveFocus();
  });

  it('say what went wrong and are tried again', async () => {
    refuse(all, new ApiError('Unexpected'));
    const { person } = await open();
    await screen.findByText('No hemos podido cargar tus búsquedas guardadas');
    answer(all, { data: [saved()] });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading('«agua», Remoto');
  });
});

describe('/avisos/baja', () => {
  /** Opens a link and clicks the button. */
  async function press(address: string) {
    const opened = await openPage(address);
    await opened.person.click(await screen.findByRole('button', { name: 'Dejar de recibirlos' }));
    return opened;
  }

  it('changes nothing when it is opened', async () => {
    await openPage('/avisos/baja?token=3.abc');
    await heading('¿Dejar de recibir estos avisos?');
    expect(sentTo(unsubscribe)).toEqual([]);
  });

  it('stops the mails without a login and says so', async () => {
    answer(unsubscribe, { data: { name: 'Ríos' } });
    await press('/avisos/baja?token=3.abc');
    const done = await heading('Hecho: ya no recibirás estos avisos');
    expect(document.activeElement).toContainElement(done);
    expect(screen.getByText(/No te escribiremos más sobre «Ríos»/)).toBeVisible();
    expect(sentTo(unsubscribe)).toEqual([{ query: { token: '3.abc' } }]);
  });

  it('says the same of a search that is gone', async () => {
    answer(unsubscribe, { data: { name: null } });
    await press('/avisos/baja?token=3.abc');
    await heading('Hecho: ya no recibirás estos avisos');
    expect(screen.getByText(/La búsqueda ya no existe/)).toBeVisible();
  });

  it('stops one kind of mails to a person of an organisation', async () => {
    answer('POST /api/alerts/unsubscribe', { data: { kind: 'new_applications' } });
    await press('/avisos/baja?alerts=3-new_applications.abc');
    await heading('Hecho: ya no recibirás estos avisos');
    expect(screen.getByText(/«Llegan solicitudes a nuestros proyectos»/)).toBeVisible();
    expect(sentTo('POST /api/alerts/unsubscribe')).toEqual([{ query: { token: '3-new_applications.abc' } }]);
    expect(screen.getByRole('link', { name: 'Elegir de qué me avisáis' })).toHaveAttribute(
      'href',
      '/organizations/alerts',
    );
  });

  describe('of mails to students', () => {
    const stop = 'POST /api/messages/unsubscribe';
    const resume = 'POST /api/messages/resubscribe';

    it('says what would be switched off, switches it off, and on again', async () => {
      answer(stop, { data: { stopped: 'pre_selected' } });
      answer(resume, { data: { stopped: 'pre_selected' } });
      const { person } = await openPage('/avisos/baja?messages=m3-pre_selected.abc');
      expect(await screen.findByText(/«Me preseleccionan en un proyecto»/)).toBeVisible();
      expect(sentTo(stop)).toEqual([]);
      await person.click(screen.getByRole('button', { name: 'Dejar de recibirlos' }));
      await heading('Hecho: ya no recibirás estos avisos');
      expect(screen.getByText(/«Me preseleccionan en un proyecto»/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Elegir qué avisos recibo' })).toHaveAttribute(
        'href',
        '/profile?section=notifications',
      );

      await person.click(screen.getByRole('button', { name: 'Volver a recibirlos' }));
      const done = await heading('Hecho: volverás a recibir estos avisos');
      expect(document.activeElement).toContainElement(done);
      expect([sentTo(stop), sentTo(resume)]).toEqual([
        [{ query: { token: 'm3-pre_selected.abc' } }],
        [{ query: { token: 'm3-pre_selected.abc' } }],
      ]);
    });

    it.each([
      ['all of them', 'email', /ningún correo de avisos/, 'Elegir qué avisos recibo'],
      ['those of the chat to others', 'chat', /seguirán en el chat/, 'Ir al chat'],
    ] as const)('says so of %s', async (_, stopped, words, link) => {
      answer(stop, { data: { stopped } });
      await press(`/avisos/baja?messages=m3-${stopped}.abc`);
      await heading('Hecho: ya no recibirás estos avisos');
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: link })).toBeVisible();
    });

    it('keeps the page when they cannot be switched on again', async () => {
      answer(stop, { data: { stopped: 'email' } });
      refuse(resume, new ApiError('Unexpected'));
      const { person } = await press('/avisos/baja?messages=m3-email.abc');
      await person.click(await screen.findByRole('button', { name: 'Volver a recibirlos' }));
      await waitFor(() =>
        expect(toastMessages()).toEqual([expect.stringContaining('No hemos podido activar los avisos')]),
      );
      expect(screen.getByRole('button', { name: 'Volver a recibirlos' })).toBeVisible();
    });
  });

  it('knows a link that is not ours', async () => {
    refuse(unsubscribe, new ApiError('UnsubscribeLinkInvalid', errors.UnsubscribeLinkInvalid));
    await press('/avisos/baja');
    await heading('Este enlace no es válido');
    expect(screen.getByRole('link', { name: 'Ver mis búsquedas guardadas' })).toHaveAttribute(
      'href',
      '/profile?section=projects',
    );
  });

  it('tries again when there was no network', async () => {
    refuse(unsubscribe, new ApiError('Unexpected'));
    const { person } = await press('/avisos/baja?token=3.abc');
    await waitFor(() =>
      expect(toastMessages()).toEqual([expect.stringContaining('No hemos podido cancelar los avisos')]),
    );
    answer(unsubscribe, { data: { name: 'Ríos' } });
    await person.click(screen.getByRole('button', { name: 'Dejar de recibirlos' }));
    await heading('Hecho: ya no recibirás estos avisos');
  });
});
