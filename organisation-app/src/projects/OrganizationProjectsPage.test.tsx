import {
  answer,
  hold,
  openPage,
  ownProject,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const list = 'GET /api/organizations/:id/projects';
const waiting = 'GET /api/organizations/:id/waiting';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const nothingWaits = {
  unanswered: 0,
  overdue: 0,
  oldest: null,
  closing_soon: 0,
  drafts: 0,
  join_requests: 0,
};
const title = 'Mapa de zonas inundables';

function listed(projects: ReturnType<typeof ownProject>[], pages = {}) {
  const page = pageOf(projects, pages);
  const facets = { status: { new: 9, expired: 4, draft: 1 } };
  answer(list, { ...page, meta: { ...page.meta, facets } });
}

/** Violations of axe rules on the page, without the rules that need colours. */
const broken = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

const menuName = new RegExp(`^Acciones ?, ${title}$`);
/** Opens the menu of the only project. */
async function openMenu(person: Awaited<ReturnType<typeof openPage>>['person']) {
  await person.click(await screen.findByRole('button', { name: menuName }));
}

/** Requests for the list itself, without those for the counts by status. */
const askedOfList = () => sentTo(list).filter(({ query }) => !(query && 'facets' in query));

beforeEach(() => {
  answer(waiting, { data: nothingWaits });
  listed(
    [ownProject({ applications: { total: 7, new: 4, oldest_new: daysAgo(3) }, views: 128, saves: 12 })],
    {
      total: 14,
      pageCount: 2,
    },
  );
});

describe('a project in the list', () => {
  it('says its status, its days, and how many views, saves and applications it has', async () => {
    listed([
      ownProject({
        applications: { total: 7, new: 4, oldest_new: daysAgo(3) },
        views: 128,
        saves: 1,
        deadline: '2026-12-20T22:59:59.999Z',
      }),
    ]);
    await openPage('/organizations', coordinator);
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    const card = within(heading.closest('article')!);
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/organizations/projects/12/applys');
    for (const text of ['Nuevo', 'Publicado el 2 oct 2026', 'Hasta el 20 dic 2026', '4 sin responder'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['7 solicitudes4 sin responder', '128 visitas', '1 guardado']),
    );
    expect(screen.getByText(/^Visitas: veces que alguien con cuenta/)).toBeVisible();
    expect(await broken()).toEqual([]);
  });

  it('leads from a draft to where it is written: nobody can have applied', async () => {
    listed([ownProject({ status: 'draft', publishedAt: null })]);
    await openPage('/organizations', coordinator);
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute(
      'href',
      '/organizations/projects/12/edit',
    );
    expect(screen.getByText('Creado el 2 oct 2026')).toBeVisible();
    expect(screen.queryByText('visitas')).not.toBeInTheDocument();
  });
});

describe('what wants doing first', () => {
  const work = {
    unanswered: 3,
    overdue: 1,
    oldest: { sentAt: daysAgo(12), project: { id: 31, title: 'Otro' } },
    closing_soon: 2,
    drafts: 1,
    join_requests: 1,
  };

  it('says how many applications wait, since when, and leads to the first', async () => {
    answer(waiting, { data: work });
    await openPage('/organizations', coordinator);
    expect(
      await screen.findByText('Tienes 3 solicitudes sin responder, la más antigua de hace 12 días'),
    ).toBeVisible();
    expect(
      screen.getByText('En una de ellas ya ha pasado el día en que dijiste que responderías.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Responder a la más antigua' })).toHaveAttribute(
      'href',
      '/organizations/projects/31/applys',
    );
    expect(
      screen.getByRole('link', { name: '2 proyectos se cierran en los próximos 7 días' }),
    ).toHaveAttribute('href', '/organizations?organization=5&status=new&sort=deadline');
    expect(screen.getByRole('link', { name: '1 persona pide unirse a la organización' })).toHaveAttribute(
      'href',
      '/organizations/5/manage',
    );
    expect(screen.getByRole('link', { name: '1 borrador sin publicar' })).toHaveAttribute(
      'href',
      '/organizations?organization=5&status=draft',
    );
    expect(await broken()).toEqual([]);
  });

  it('says nothing when nothing waits, and keeps the list when it cannot be had', async () => {
    refuse(waiting, new ApiError('Unexpected'));
    await openPage('/organizations', coordinator);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.queryByText(/sin responder, /)).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('asks once for what was asked while the code was on its way', async () => {
    await openPage('/organizations?status=expired&page=2', coordinator);
    await screen.findByText('14 proyectos');
    expect(askedOfList()).toHaveLength(1);
    expect(askedOfList()[0]).toMatchObject({
      params: { id: 5 },
      query: { filters: { status: { $eq: 'expired' } }, pagination: { page: 2 } },
    });
    expect(sentTo(waiting)).toEqual([{ params: { id: 5 } }]);
  });

  it('§2.3 shows each status with its number, as places in the address', async () => {
    await openPage('/organizations?q=agua', coordinator);
    const statuses = within(await screen.findByRole('navigation', { name: 'Proyectos por estado' }));
    await waitFor(() =>
      expect(statuses.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Todos 14',
        'Nuevo 9',
        'Expirado 4',
        'Borrador 1',
      ]),
    );
    expect(statuses.getByRole('link', { name: 'Expirado 4' })).toHaveAttribute(
      'href',
      '/organizations?q=agua&status=expired',
    );
    expect(statuses.getByRole('link', { name: 'Todos 14' })).toHaveAttribute('aria-current', 'page');
  });

  it('is searched and sorted, in the address, from the first page on', async () => {
    const { person, address } = await openPage('/organizations?page=2', coordinator);
    await person.type(await screen.findByRole('searchbox', { name: 'Palabra clave' }), 'ría{Enter}');
    await waitFor(() => expect(address()).toBe('/organizations?q=r%C3%ADa'));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Más solicitudes sin responder',
    );
    await waitFor(() => expect(address()).toBe('/organizations?q=r%C3%ADa&sort=unanswered'));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Último día más próximo',
    );
    await waitFor(() =>
      expect(askedOfList().at(-1)?.query).toMatchObject({
        filters: { keyword: { $containsi: 'ría' } },
        sort: 'deadline:asc',
      }),
    );
  });

  it('lets a project manager change between organisations, in the address', async () => {
    const { person, address } = await openPage('/organizations?status=new&page=2', manager);
    await screen.findByText('14 proyectos');
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Organización' }),
      'Cooperativa Monte Alto',
    );
    await waitFor(() => expect(askedOfList().at(-1)?.params).toEqual({ id: 6 }));
    expect(address()).toBe('/organizations?organization=6');
    expect(sentTo(waiting).at(-1)).toEqual({ params: { id: 6 } });
  });

  it('has no choice of organisation for a coordinator, who has one', async () => {
    await openPage('/organizations', coordinator);
    expect(await screen.findByRole('combobox', { name: 'Ordenar por' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Organización' })).not.toBeInTheDocument();
  });

  it('links to the other pages of the same list', async () => {
    await openPage('/organizations?status=new', coordinator);
    expect(await screen.findByRole('link', { name: 'Página 2' })).toHaveAttribute(
      'href',
      '/organizations?status=new&page=2',
    );
  });

  it('invites to publish when there is nothing yet', async () => {
    answer(list, pageOf([]));
    await openPage('/organizations', coordinator);
    expect(await screen.findByRole('heading', { name: 'Publica tu primer proyecto' })).toBeVisible();
  });

  it('leads back from a search that finds nothing', async () => {
    answer(list, pageOf([]));
    const { person, address } = await openPage('/organizations?status=draft', coordinator);
    await person.click(await screen.findByRole('button', { name: 'Ver todos mis proyectos' }));
    await waitFor(() => expect(address()).toBe('/organizations'));
  });

  it('says that it loads, and offers to try again when it cannot', async () => {
    const { settle } = hold(list);
    const { person } = await openPage('/organizations', coordinator);
    expect(await screen.findByText('Cargando tus proyectos')).toBeInTheDocument();

    await settle(Promise.reject(new ApiError('Unexpected')));
    expect(await screen.findByText('No hemos podido cargar tus proyectos')).toBeVisible();

    answer(list, pageOf([ownProject()]));
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('1 proyecto')).toBeVisible();
  });

  it('asks again when it is opened later: students apply at any moment', async () => {
    const now = jest.spyOn(Date, 'now');
    const { go } = await openPage('/organizations', coordinator);
    await screen.findByText('4 sin responder');

    await go('/projects');
    now.mockReturnValue(Date.now() + 60_000);
    answer(list, pageOf([ownProject({ applications: { total: 8, new: 5, oldest_new: null } })]));
    await go('/organizations');
    expect(await screen.findByText('5 sin responder')).toBeVisible();
    now.mockRestore();
  });

  it('refuses to be another organisation than one of ours', async () => {
    await openPage('/organizations?organization=99', coordinator);
    await screen.findByText('14 proyectos');
    expect(sentTo(list).every(({ params }) => (params as { id: number }).id === 5)).toBe(true);
  });
});

describe('the menu of a project', () => {
  const words = () =>
    within(screen.getByRole('button', { name: menuName }).parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it.each([
    [
      'new',
      '2030-12-20T22:59:59.999Z',
      [
        'Editar',
        'Verlo como estudiante',
        'Compartir el enlace',
        'Ver sus colaboraciones',
        'Trabajo en equipo',
        'Ampliar el plazo',
        'Duplicar como borrador',
        'Guardar como plantilla',
        'Cerrar el proyecto',
      ],
    ],
    [
      'new',
      null,
      [
        'Editar',
        'Verlo como estudiante',
        'Compartir el enlace',
        'Ver sus colaboraciones',
        'Trabajo en equipo',
        'Duplicar como borrador',
        'Guardar como plantilla',
        'Cerrar el proyecto',
      ],
    ],
    [
      'unavailable',
      null,
      [
        'Verlo como estudiante',
        'Compartir el enlace',
        'Ver sus colaboraciones',
        'Trabajo en equipo',
        'Duplicar como borrador',
        'Guardar como plantilla',
      ],
    ],
    [
      'draft',
      null,
      ['Editar', 'Vista previa', 'Duplicar como borrador', 'Guardar como plantilla', 'Eliminar el borrador'],
    ],
  ] as const)('offers what a project that is %s, until %s, allows', async (status, deadline, offered) => {
    listed([ownProject({ status, deadline, publishedAt: status === 'draft' ? null : daysAgo(9) })]);
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    expect(words()).toEqual(offered);
  });

  it('copies the address that students open', async () => {
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Compartir el enlace' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Enlace copiado.']));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/projects/12`);
  });

  it('keeps a project as a template by a name of its own, and says why it could not', async () => {
    const keep = 'POST /api/projects/:id/template';
    refuse(keep, new ApiError('ProjectTemplateExists', errors.ProjectTemplateExists));
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Guardar como plantilla' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como plantilla' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre de la plantilla' });
    expect(name).toHaveValue(title);
    await person.clear(name);
    await person.type(name, 'Mapas{Enter}');
    expect(await dialog.findByText(errors.ProjectTemplateExists.text)).toBeVisible();
    expect(name).toHaveValue('Mapas');
    answer(keep, { data: { id: 3, name: 'Mapas', title, type: 'TFG' } });
    await person.click(dialog.getByRole('button', { name: 'Guardar plantilla' }));
    await waitFor(() =>
      expect(toastMessages()).toEqual(['Plantilla guardada. La tienes al publicar un proyecto.']),
    );
    expect(sentTo(keep).at(-1)).toEqual({ params: { id: 12 }, body: { data: { name: 'Mapas' } } });
  });

  it('says whether the selected students work as one team, until the first has confirmed', async () => {
    answer('GET /api/projects/:id/teamwork', { data: { teamwork: false } });
    answer('PUT /api/projects/:id/teamwork', { data: { teamwork: true } });
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Trabajo en equipo' }));
    const team = await screen.findByRole('checkbox', {
      name: 'Las personas seleccionadas trabajan en equipo',
    });
    await person.click(team);
    await waitFor(() =>
      expect(toastMessages()).toEqual(['Quienes selecciones tendrán una colaboración en común.']),
    );
    expect(team).toBeChecked();
    refuse('PUT /api/projects/:id/teamwork', new ApiError('TeamworkDecided', errors.TeamworkDecided));
    await person.click(team);
    expect(await screen.findByText(errors.TeamworkDecided.text)).toBeVisible();
    expect(team).toBeChecked();
  });

  it('duplicates once for any number of presses, and shows the draft in the list', async () => {
    const { settle } = hold('POST /api/projects/:id/duplicate');
    const { person } = await openPage('/organizations', coordinator);
    for (let press = 0; press < 3; press++) {
      await openMenu(person);
      await person.click(screen.getByRole('button', { name: 'Duplicar como borrador' }));
    }
    expect(sentTo('POST /api/projects/:id/duplicate')).toEqual([{ params: { id: 12 } }]);
    const before = askedOfList().length;
    await settle(Promise.resolve({ data: ownProject({ id: 13, status: 'draft' }) }));
    await waitFor(() => expect(askedOfList().length).toBeGreaterThan(before));
    expect(toastMessages()).toEqual([
      'Copia guardada como borrador, con los mismos textos y sin fecha límite.',
    ]);
  });

  it('closes with a reason, after saying what becomes of those who wait', async () => {
    answer('POST /api/projects/:id/close', { data: ownProject({ status: 'selected' }) });
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Cerrar el proyecto' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Cerrar «${title}»` }));
    await person.click(dialog.getByRole('button', { name: 'Cerrar el proyecto' }));
    expect(await dialog.findByText('Elige por qué lo cierras.')).toBeVisible();

    expect(
      dialog.getByText('Las solicitudes que esperan respuesta pasan a «No seleccionado».'),
    ).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Ya hemos elegido a quien lo hará' }));
    await person.type(
      dialog.getByRole('textbox', { name: /Explicación/ }),
      'Gracias a quienes os interesasteis.',
    );
    expect(await broken()).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Cerrar el proyecto' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Proyecto cerrado. Ya no admite solicitudes.']));
    expect(sentTo('POST /api/projects/:id/close')).toEqual([
      {
        params: { id: 12 },
        body: { data: { reason: 'selected', explanation: 'Gracias a quienes os interesasteis.' } },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says in the dialog why it could not be closed, and keeps what was typed', async () => {
    refuse('POST /api/projects/:id/close', new ApiError('NotFound'));
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Cerrar el proyecto' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('radio', { name: 'Ya no está disponible' }));
    await person.click(dialog.getByRole('textbox', { name: /Explicación/ }));
    await person.paste('Cambio de planes.');
    await person.click(dialog.getByRole('button', { name: 'Cerrar el proyecto' }));
    expect(await dialog.findByText('No hemos podido cerrar el proyecto')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Explicación/ })).toHaveValue('Cambio de planes.');
  });

  it('gives a later last day, or none', async () => {
    listed([ownProject({ status: 'expired', deadline: '2026-10-20T21:59:59.999Z' })]);
    answer('POST /api/projects/:id/extend', { data: ownProject() });
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Ampliar el plazo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Ahora es el 20 oct 2026\. .*hora peninsular\.$/)).toBeVisible();
    await person.click(dialog.getByRole('checkbox', { name: 'Dejarlo abierto, sin último día' }));
    await person.click(dialog.getByRole('button', { name: 'Ampliar el plazo' }));
    await waitFor(() =>
      expect(sentTo('POST /api/projects/:id/extend')).toEqual([
        { params: { id: 12 }, body: { data: { deadline: null } } },
      ]),
    );
  });

  it('deletes a draft after asking, and says in the question why it could not', async () => {
    listed([ownProject({ status: 'draft', publishedAt: null })]);
    refuse('DELETE /api/projects/:id', new ApiError('NotFound'));
    const { person } = await openPage('/organizations', coordinator);
    await openMenu(person);
    await person.click(screen.getByRole('button', { name: 'Eliminar el borrador' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminas este borrador?' }));
    await person.click(question.getByRole('button', { name: 'Eliminar el borrador' }));
    expect(await question.findByText(new ApiError('NotFound').message)).toBeVisible();

    answer('DELETE /api/projects/:id', undefined);
    await person.click(question.getByRole('button', { name: 'Eliminar el borrador' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Borrador eliminado.']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
