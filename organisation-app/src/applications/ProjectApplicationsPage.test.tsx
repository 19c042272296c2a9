import {
  act,
  answer,
  application,
  hold,
  openPage,
  organization,
  project,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { fireEvent } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import type { Status } from '@puente/contract/constants/statuses';
import { applicationNote, deskApplication, type DeskApplication } from '@puente/contract/entities/desk';

import { isAnswerLate } from '@puente/contract/answer-days';

jest.mock('@puente/contract/answer-days', () => ({ isAnswerLate: jest.fn(() => false) }));
const asked = jest.mocked(isAnswerLate);

const list = 'GET /api/projects/:id/desk';
const decide = 'POST /api/projects/:id/desk/decisions';
const undo = 'POST /api/projects/:id/desk/undo';
const address = '/organizations/projects/12/applys';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });

/** The stream of the page: what a colleague does comes through it. */
class Stream extends EventTarget {
  static readonly open: Stream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    Stream.open.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}
const tell = (name: string, data: object) =>
  act(() => {
    for (const stream of Stream.open)
      stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  });

const listed = (id: number, name: string, change: object = {}): DeskApplication =>
  deskApplication.parse({
    id,
    status: 'new',
    createdAt: '2026-10-02T10:00:00.000Z',
    answer_due: '2031-10-17T21:59:59.999Z',
    good_candidate: false,
    supermatch: false,
    held: false,
    notes: 0,
    name,
    surname: 'Otero',
    university: 'Universidade da Coruña',
    province: 'A Coruña',
    degrees: ['Grado en Biología'],
    email: null,
    phone: null,
    ...change,
  });

/** What the server has: a decision changes it, as the real one does. */
let stored: DeskApplication[];

interface Decided {
  body?: { data: { applications: { id: number; from: Status }[]; status: Status } };
}

beforeEach(() => {
  Stream.open.length = 0;
  Object.assign(globalThis, { EventSource: Stream });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  stored = [
    listed(40, 'Brais'),
    listed(41, 'Noa', { province: 'Lugo' }),
    listed(42, 'Uxía', { degrees: [] }),
  ];
  answer('GET /api/projects/:id', { data: project() });
  answer(list, () => ({ data: [...stored] }));
  answer('GET /api/applys/:id', ({ params }: { params: { id: number } }) => ({
    data: application({
      id: params.id,
      status: stored.find(({ id }) => id === params.id)!.status,
      match: { reasons: ['su grado', 'A Coruña'], obstacles: ['piden inglés'] },
      tutor: 'Ana Ruiz',
      video: 'https://vimeo.com/1',
    }),
  }));
  answer('GET /api/applys/:id/notes', { data: [] });
  answer(decide, ({ body }: Decided) => {
    const named = new Map(body!.data.applications.map(({ id, from }) => [id, from]));
    const { status } = body!.data;
    const moved = stored.filter(({ id, status: now }) => named.get(id) === now);
    stored = stored.map((one) => (moved.includes(one) ? { ...one, status, held: true } : one));
    const ids = new Set<number>(moved.map(({ id }) => id));
    return {
      data: {
        moved: stored.filter(({ id }) => ids.has(id)),
        refused: [...named.keys()].filter((id) => !ids.has(id)),
        overtaken: stored
          .filter(({ id }) => named.has(id) && !ids.has(id))
          .map((slower) => ({ application: slower, by: 'Marta Lado' })),
      },
    };
  });
});

const column = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const namesIn = async (name: string | RegExp) =>
  (await column(name)).queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sent = () => sentTo(decide).map(({ body }) => body?.data);

describe('the desk', () => {
  it('has columns by status, and a list of the same, at one address each', async () => {
    const { person } = await openPage(address, coordinator);
    expect(await namesIn(/^Nuevo/)).toEqual(['Brais Otero', 'Noa Otero', 'Uxía Otero']);
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    const list = screen.getByRole('button', { name: 'Lista' });
    await person.click(list);
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(await namesIn(/^Nuevo/)).toHaveLength(3);
  });

  it('filters by what is unanswered, degree, university and place', async () => {
    stored[0] = { ...stored[0]!, status: 'preselected' };
    const { person } = await openPage(`${address}?province=A+Coru%C3%B1a`, coordinator);
    expect(await screen.findByText('2 de 3 solicitudes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Sin responder' }));
    expect(screen.getByText('1 de 3 solicitudes')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Titulación'), 'Grado en Biología (2)');
    await person.click(await screen.findByRole('button', { name: 'Ver todas las solicitudes' }));
    expect(screen.getByText('3 solicitudes')).toBeVisible();
  });

  it('waits for the first application', async () => {
    stored = [];
    await openPage(address, coordinator);
    expect(await screen.findByRole('heading', { name: 'Aún no ha llegado ninguna solicitud' })).toBeVisible();
  });
});

describe('moving', () => {
  it('preselects by the menu at once, and takes it back within ten seconds', async () => {
    answer(undo, () => {
      stored = stored.map((one) => ({ ...one, status: 'new', held: false }));
      return { data: { moved: [stored[0]], refused: [] } };
    });
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Mover a Brais Otero' }));
    const menu = within(screen.getByRole('dialog', { name: 'Mover a Brais Otero' }));
    expect(menu.getByText(/Antes de preseleccionar/)).toBeVisible();
    expect(menu.queryByRole('button', { name: 'No seleccionar' })).not.toBeInTheDocument();
    await person.click(menu.getByRole('button', { name: 'Preseleccionar' }));
    expect(sent()).toEqual([{ applications: [{ id: 40, from: 'new' }], status: 'preselected' }]);
    expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']);
    await waitFor(() => expect(toasts()[0]?.action?.label).toBe('Deshacer'));
    act(() => toasts()[0]!.action!.onPress());
    await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual([]));
    expect(sentTo(undo)).toHaveLength(1);
  });

  it('shows a move before the server has it, and puts back what could not be saved', async () => {
    const saving = hold(decide);
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('p');
    expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']);
    await saving.settle(Promise.reject(new ApiError('Network')));
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    expect(toasts()[0]).toMatchObject({ tone: 'danger', action: { label: 'Reintentar' } });
  });

  it('says when a colleague was faster, and shows how things are', async () => {
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    stored[0] = { ...stored[0]!, status: 'rejected' };
    await person.keyboard('p');
    await waitFor(() =>
      expect(toasts()[0]?.message).toBe('Marta Lado ha rechazado la solicitud de Brais Otero.'),
    );
    expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero']);
  });

  it('keeps an answer in its dialog when a colleague was faster, and gives it as it can be given now', async () => {
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    stored[0] = { ...stored[0]!, status: 'preselected' };
    await person.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Marta Lado ha preseleccionado a Brais Otero.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
    await person.click(screen.getByRole('button', { name: 'No seleccionar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent().at(-1)).toMatchObject({
      applications: [{ id: 40, from: 'preselected' }],
      status: 'notSelected',
      reason: 'Gracias, Brais.',
    });
  });

  it('moves several at once, and says no with a reason and words that a draft begins', async () => {
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir a Brais Otero' }));
    await person.click(screen.getByRole('checkbox', { name: 'Elegir a Noa Otero' }));
    const bar = within(screen.getByRole('group', { name: 'Solicitudes elegidas' }));
    await person.click(bar.getByRole('button', { name: 'Rechazar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechazar: 2 solicitudes' }));
    await person.click(dialog.getByRole('radio', { name: /disponibilidad no encajaba/ }));
    await person.click(dialog.getByRole('button', { name: 'Empezar con un borrador' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Mensaje/ }).value).toMatch(
      /^Gracias por tu interés/,
    );
    await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(sent()).toEqual([
      {
        applications: [
          { id: 40, from: 'new' },
          { id: 41, from: 'new' },
        ],
        status: 'rejected',
        refusal: 'availability',
        reason: expect.stringMatching(/^Gracias/) as string,
      },
    ]);
    expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero', 'Noa Otero']);
  });

  it('by drag keeps focus on the card, where it was let go and where a refused move brings it back', async () => {
    const saving = hold(decide);
    await openPage(address, coordinator);
    const card = (await screen.findByRole('link', { name: 'Brais Otero' })).closest('article')!;
    const target = screen.getByRole('region', { name: /^Preseleccionado/ });
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
    fireEvent.drop(target);
    await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus());
    await saving.settle(Promise.reject(new ApiError('Network')));
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus();
  });

  it('by drag to an answer keeps focus on the card, too', async () => {
    const { person } = await openPage(address, coordinator);
    const card = (await screen.findByRole('link', { name: 'Brais Otero' })).closest('article')!;
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
    fireEvent.drop(screen.getByRole('region', { name: /^Rechazado/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechazar: Brais Otero' }));
    await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(async () => expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus());
  });

  it('keeps a message that was typed over a reload, until it is sent', async () => {
    const { person, unmount } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    unmount();
    const again = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await again.person.keyboard('r');
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
  });
});

describe('an answer that could not be saved', () => {
  it('keeps its words and its reason for the next try, also after a reload', async () => {
    refuse(decide, new ApiError('Network'));
    const { person, unmount } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('radio', { name: /disponibilidad no encajaba/ }));
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    await person.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText(/Lo que has escrito sigue aquí\.$/)).toBeVisible();
    unmount();
    const again = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await again.person.keyboard('r');
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
    expect(screen.getByRole('radio', { name: /disponibilidad no encajaba/ })).toBeChecked();
  });
});

describe('five hundred cards', () => {
  /** The cards that were drawn since the last question: each asks once whether its answer is late. */
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
    await person.type(await screen.findByLabelText('Nombre'), 'brais');
    expect(screen.getByLabelText('Nombre')).toHaveValue('brais');
    expect(await screen.findByText('1 de 3 solicitudes')).toBeVisible();
  });
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

  it('keeps private notes with who wrote them', async () => {
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
    await person.type(await screen.findByLabelText('Nombre'), 'po');
    expect(sent()).toEqual([]);
    await person.clear(screen.getByLabelText('Nombre'));
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
  stored[0] = { ...stored[0]!, status: 'preselected' };
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
  // What stands here in the place of the shell's page shows the error itself.
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
  answer(list, { data: stored });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Brais Otero' })).toBeVisible();
});
