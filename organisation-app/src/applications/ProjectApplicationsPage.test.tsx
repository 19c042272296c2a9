import {
  address,
  coordinator,
  desk,
  list,
  listed,
  namesIn,
  namesInTable,
  prepareDesk,
  sent,
  tell,
  words,
  written,
} from '../../test/desk.ts';
import {
  act,
  answer,
  openPage,
  organization,
  project,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { isAnswerLate } from '@puente/contract/answer-days';
import { applicationNote, deskApplication } from '@puente/contract/entities/desk';

jest.mock('@puente/contract/answer-days', () => ({ isAnswerLate: jest.fn(() => false) }));
const asked = jest.mocked(isAnswerLate);

beforeEach(prepareDesk);

it('says above the applications that staff have taken the project down', async () => {
  const takedown = {
    id: 4,
    createdAt: '2026-11-20T10:00:00.000Z',
    reason: 'spam',
    words: null,
    state: 'objected',
  };
  answer('GET /api/projects/:id', { data: { ...project(), taken_down: takedown } });
  await openPage(address, coordinator);
  expect(await screen.findByText('El equipo ha retirado el proyecto')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ver el motivo y la objeción' })).toHaveAttribute(
    'href',
    '/retiradas/4',
  );
});

describe('the desk', () => {
  it('§3 has columns by status, and a list of the same, at one address each', async () => {
    const { person } = await openPage(address, coordinator);
    expect(await namesIn(/^Nuevo/)).toEqual(['Brais Otero', 'Noa Otero', 'Uxía Otero']);
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    const list = screen.getByRole('button', { name: 'Lista' });
    await person.click(list);
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(namesInTable()).toEqual(['Brais Otero', 'Noa Otero', 'Uxía Otero']);
  });

  it('orders its list by name, university, date and last day, either way', async () => {
    desk.stored = [
      listed(40, 'Brais', { university: null, createdAt: '2026-10-04T10:00:00.000Z' }),
      listed(41, 'Uxía', { university: 'Universidad de Jaén', answer_due: null }),
      listed(42, 'Álvaro', { university: 'Universitat de València', answer_due: '2031-10-16T21:59:59.999Z' }),
    ];
    const { person } = await openPage(`${address}?view=list`, coordinator);
    const by = async (name: string) => {
      await person.click(await screen.findByRole('button', { name }));
      return namesInTable().map((full) => full.split(' ')[0]);
    };
    expect(await by('Nombre')).toEqual(['Álvaro', 'Brais', 'Uxía']);
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
    expect(await by('Nombre')).toEqual(['Uxía', 'Brais', 'Álvaro']);
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'descending');
    expect(await by('Universidad')).toEqual(['Uxía', 'Álvaro', 'Brais']);
    expect(await by('Último día')).toEqual(['Álvaro', 'Brais', 'Uxía']);
    expect(await by('Enviada')).toEqual(['Brais', 'Uxía', 'Álvaro']);
  });

  it('lets nothing but eight stops of the Tab key stand before the first application', async () => {
    const { person } = await openPage(address, coordinator);
    const box = await screen.findByRole('checkbox', { name: 'Elegir a Brais Otero' });
    screen.getByRole('link', { name: 'Mis proyectos' }).focus();
    for (let stop = 0; stop < 8; stop++) await person.tab();
    expect(box).toHaveFocus();
  });

  it('finds what somebody wrote, and what was noted about it', async () => {
    answer(words, {
      data: desk.stored
        .map(({ id }) =>
          written(
            id,
            id === 41 ? { motivation: 'Sé programar en Rust.' } : { notes: ['Preguntar por Rúst'] },
          ),
        )
        .slice(1),
    });
    const { person } = await openPage(address, coordinator);
    await person.type(await screen.findByLabelText('Buscar'), 'rust');
    expect(await screen.findByText('2 de 3 solicitudes')).toBeVisible();
    expect(await namesIn(/^Nuevo/)).toEqual(['Noa Otero', 'Uxía Otero']);
  });

  it('filters by what is unanswered, degree, university and place', async () => {
    desk.stored[0] = { ...desk.stored[0]!, status: 'preselected' };
    const { person } = await openPage(`${address}?province=A+Coru%C3%B1a`, coordinator);
    expect(await screen.findByText('2 de 3 solicitudes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Sin responder' }));
    expect(screen.getByText('1 de 3 solicitudes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Filtros (1)' }));
    await person.selectOptions(screen.getByLabelText('Titulación'), 'Grado en Biología (2)');
    await person.click(await screen.findByRole('button', { name: 'Ver todas las solicitudes' }));
    expect(screen.getByText('3 solicitudes')).toBeVisible();
  });

  it('waits for the first application', async () => {
    desk.stored = [];
    await openPage(address, coordinator);
    expect(await screen.findByRole('heading', { name: 'Aún no ha llegado ninguna solicitud' })).toBeVisible();
  });
});

describe('five hundred cards', () => {
  /** Cards rendered since the last call. Each card checks once whether its answer is late. */
  const drawn = () => {
    const ids = asked.mock.calls.map(([card]) => deskApplication.parse(card).id);
    asked.mockClear();
    return [...new Set(ids)];
  };

  it('are drawn once: opening, choosing and moving draw the cards that they change', async () => {
    const { person } = await openPage(address, coordinator);
    await screen.findByRole('link', { name: 'Brais Otero' });
    drawn();
    await person.click(screen.getByRole('link', { name: 'Brais Otero' }));
    await screen.findByRole('region', { name: 'Solicitud de Brais Otero' });
    expect(drawn()).toEqual([40]);
    await person.keyboard('j');
    await screen.findByRole('region', { name: 'Solicitud de Noa Otero' });
    expect(drawn()).toEqual([40, 41]);
    await person.click(screen.getByRole('checkbox', { name: 'Elegir a Uxía Otero' }));
    expect(drawn()).toEqual([42]);
    await person.keyboard('p');
    await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual(['Uxía Otero']));
    expect(drawn()).toEqual([42]);
  });

  it('keep every letter that is typed quickly, and follow it', async () => {
    const { person } = await openPage(address, coordinator);
    await person.type(await screen.findByLabelText('Buscar'), 'brais');
    expect(screen.getByLabelText('Buscar')).toHaveValue('brais');
    expect(await screen.findByText('1 de 3 solicitudes')).toBeVisible();
  });
});

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

it('saves what is shown with what was written, noted and answered', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  answer(words, {
    data: [
      written(40, {
        motivation: 'Quiero aprender.',
        CV_url: '/api/applys/40/cv',
        notes: ['Bien.'],
        answered_at: '2026-10-05T22:30:00.000Z',
      }),
    ],
  });
  const { person } = await openPage(`${address}?q=Brais`, coordinator);
  await person.click(await screen.findByRole('button', { name: /^Más/ }));
  await person.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [, row = '', ...rest] = (await textOf(saved[0]!)).trim().split('\r\n');
  expect(rest).toEqual([]);
  expect(row).toContain('"2026-10-06"');
  expect(row).toMatch(/"Quiero aprender\.".*\/api\/applys\/40\/cv";"Bien\."$/);
  jest.restoreAllMocks();
});

describe('reading beside the others', () => {
  it('says who it is, what they wrote, why the rules say so, and nothing of how to reach them before the preselection', async () => {
    await openPage(`${address}?open=40`, coordinator);
    const pane = within(await screen.findByRole('region', { name: 'Solicitud de Brais Otero' }));
    expect(await pane.findByText('Ana Ruiz')).toBeVisible();
    expect(pane.getByText(/Coincide: su grado, A Coruña/)).toBeVisible();
    expect(pane.getByText(/No coincide: piden inglés/)).toBeVisible();
    expect(pane.getByRole('link', { name: /vimeo\.com/ })).toBeVisible();
    expect(pane.getByRole('link', { name: /Ver CV de Brais Otero/ })).toHaveAttribute(
      'href',
      '/api/applys/40/cv',
    );
    expect(pane.queryByRole('list', { name: 'Contacto' })).not.toBeInTheDocument();
    expect(pane.queryByRole('button', { name: 'No seleccionar' })).not.toBeInTheDocument();
  });

  it('stays with the person who was preselected by hand: their contact data come', async () => {
    const { person } = await openPage(`${address}?open=40`, coordinator);
    const pane = within(await screen.findByRole('region', { name: 'Solicitud de Brais Otero' }));
    await person.click(pane.getByRole('button', { name: 'Preseleccionar' }));
    expect(await pane.findByText('Preseleccionado')).toBeVisible();
    expect(pane.getByRole('button', { name: 'No seleccionar' })).toBeVisible();
    expect(pane.queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
    expect(pane.getByText(/Todavía no se lo hemos dicho/)).toBeVisible();
  });

  it('shows the CV in a frame where the browser has a reader for it', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    answer('GET /api/applys/:id/cv', {});
    await openPage(`${address}?open=40`, coordinator);
    expect(await screen.findByTitle('CV de Brais Otero')).toHaveAttribute('src', '/api/applys/40/cv');
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: undefined, configurable: true });
  });

  it('§3 keeps private notes with who wrote them', async () => {
    let notes = [
      applicationNote.parse({
        id: 1,
        text: 'Hablamos por teléfono.',
        createdAt: '2026-10-03T10:00:00.000Z',
        author: 'Marta Souto',
        mine: false,
      }),
    ];
    answer('GET /api/applys/:id/notes', () => ({ data: notes }));
    answer('POST /api/applys/:id/notes', () => {
      const [first] = notes;
      const written = { ...first!, id: applicationNote.shape.id.parse(2), text: 'Me gusta.', mine: true };
      notes = [...notes, written];
      return { data: written };
    });
    const { person } = await openPage(`${address}?open=40`, coordinator);
    expect(await screen.findByText('Hablamos por teléfono.')).toBeVisible();
    expect(screen.getByText(/Marta Souto · 3 oct 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Borrar la nota/ })).not.toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /Nueva nota/ }), 'Me gusta.');
    await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText('Me gusta.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Nueva nota/ })).toHaveValue('');
    expect(screen.getByRole('button', { name: /Borrar la nota/ })).toBeVisible();
  });
});

describe('keys', () => {
  it('walk with J and K, read with O and go on after each answer', async () => {
    const { person } = await openPage(address, coordinator);
    await screen.findByRole('link', { name: 'Brais Otero' });
    await person.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus());
    await person.keyboard('o');
    expect(await screen.findByRole('region', { name: 'Solicitud de Brais Otero' })).toBeVisible();
    await person.keyboard('p');
    expect(await screen.findByRole('region', { name: 'Solicitud de Noa Otero' })).toBeVisible();
    await person.keyboard('k');
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /^Solicitud de/ })).not.toBeInTheDocument(),
    );
    expect(sent()).toEqual([{ applications: [{ id: 40, from: 'new' }], status: 'preselected' }]);
  });

  it('are letters where one types, are shown by ?, and can be switched off', async () => {
    const { person } = await openPage(address, coordinator);
    await person.type(await screen.findByLabelText('Buscar'), 'po');
    expect(sent()).toEqual([]);
    await person.clear(screen.getByLabelText('Buscar'));
    act(() => (document.activeElement as HTMLElement).blur());
    await person.keyboard('?');
    const help = within(screen.getByRole('dialog', { name: 'Atajos de teclado' }));
    await person.click(help.getByRole('checkbox', { name: /una sola tecla/ }));
    await person.click(help.getByRole('button', { name: 'Cerrar' }));
    screen.getByRole('link', { name: 'Brais Otero' }).focus();
    await person.keyboard('p');
    expect(sent()).toEqual([]);
  });
});

it('shows a colleague’s move without a reload', async () => {
  await openPage(address, coordinator);
  (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
  desk.stored[0] = { ...desk.stored[0]!, status: 'preselected' };
  tell('applications', { project: 99, applications: [1], by: 9 });
  expect(sentTo(list)).toHaveLength(1);
  tell('applications', { project: 12, applications: [40], by: 9, person: 'Leire' });
  await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']));
  expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus();
  expect(screen.getByText('Leire ha cambiado las solicitudes.')).toBeInTheDocument();
});

it.each([
  ['that does not exist', () => refuse('GET /api/projects/:id', new ApiError('NotFound')), address],
  ['whose address is no number', () => undefined, '/organizations/projects/uno/applys'],
])('shows a project %s as not found', async (_, prepare, at) => {
  prepare();
  await openPage(at, coordinator);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No encontramos este proyecto entre los tuyos' }),
  ).toBeVisible();
});

it.each([
  [
    'is of another organisation',
    () => answer('GET /api/projects/:id', { data: project({ organization: { ...organization, id: 77 } }) }),
  ],
  ['the API does not give to this account', () => refuse('GET /api/projects/:id', new ApiError('Forbidden'))],
])('leaves it to the shell to say that a project %s', async (_, prepare) => {
  jest.spyOn(console, 'error').mockImplementation();
  prepare();
  await openPage(address, coordinator);
  // The element that replaces the shell's page shows the error itself.
  expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  jest.restoreAllMocks();
});

it('offers to try again when the project or its applications cannot be had', async () => {
  refuse('GET /api/projects/:id', new ApiError('Unexpected'));
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage(address, coordinator);
  expect(await screen.findByRole('heading', { name: 'No hemos podido cargar el proyecto' })).toBeVisible();
  answer('GET /api/projects/:id', { data: project() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hemos podido cargar las solicitudes')).toBeVisible();
  answer(list, { data: desk.stored });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Brais Otero' })).toBeVisible();
});
