import { collaboration, member, progress } from '../../test/collaborations.ts';
import { coordinator, pageOf, student, teacher } from '../../test/fixtures.ts';
import {
  act,
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

const one = 'GET /api/collaborations/:id';
const list = 'GET /api/collaborations';
const move = 'POST /api/collaborations/:id/move';

const hours = 'GET /api/collaborations/:id/hours';
const log = 'PUT /api/collaborations/:id/hours';
const week = (change: object = {}) => ({
  id: 3,
  member: 1,
  week: '2026-11-09',
  minutes: 390,
  confirmedAt: null,
  objection: null,
  ...change,
});

const result = 'GET /api/collaborations/:id/result';
beforeEach(() => {
  answer(result, { data: { named: false, works: [] } });
  answer('GET /api/collaborations/:id/deliveries', { data: [] });
});

beforeEach(() =>
  answer('GET /api/collaborations/:id/agreement', {
    data: { versions: [], parties: [], suggestion: {}, universities: [] },
  }),
);

async function open(change: object = {}, user = student()) {
  answer(hours, { data: [] });
  answer('GET /api/collaborations/:id/evaluations', { data: [] });
  answer(one, { data: collaboration(change) });
  const page = await openPage('/colaboraciones/8', user);
  await heading('Mapa de zonas inundables');
  return page;
}

it('says what is next, by when, who takes part and what has happened', async () => {
  await open();
  expect(screen.getByText('Te toca: entregar el trabajo')).toBeVisible();
  expect(screen.getByText('Antes de que acabe el 15 de junio de 2099')).toBeVisible();
  const people = within(screen.getByRole('region', { name: 'Personas' }));
  expect(people.getByText('Uxía Lago · Universidade da Coruña (tú)')).toBeVisible();
  expect(people.getByText('Carme Rey')).toBeVisible();
  expect(people.getByText('Nadie lo dirige todavía')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Qué ha pasado' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Carme Rey empezó la colaboración'),
    expect.stringContaining('Uxía Lago confirmó su participación'),
  ]);
});

it('tells a teacher whose turn it is, and offers no move', async () => {
  await open({ side: 'teacher', members: [member({ own: false, application: null })] }, teacher);
  expect(screen.getByText('Le toca al estudiante: entregar el trabajo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Entregar|Cancelar|fechas/ })).not.toBeInTheDocument();
});

it('names the milestone that is next', async () => {
  const milestone = { title: 'Borrador', due: '2099-03-01' };
  await open({ progress: progress({ milestone }) });
  expect(screen.getByText('Te toca: entregar «Borrador»')).toBeVisible();
  expect(screen.getByText('Antes de que acabe el 1 de marzo de 2099')).toBeVisible();
});

it('says that either the organisation or the teacher reviews a delivery', async () => {
  await open({ progress: progress({ review: { title: 'Borrador' } }) });
  expect(
    screen.getByText('Le toca a la organización o al docente: revisar la entrega de «Borrador»'),
  ).toBeVisible();
});

it('says after the end until when the evaluation can be sent', async () => {
  await open({
    state: 'closed',
    endedAt: '2099-06-15T10:00:00.000Z',
    progress: progress({ evaluation: { until: '2099-06-29' } }),
  });
  expect(screen.getByText('Esta colaboración ha terminado')).toBeVisible();
  expect(
    screen.getByText('Te toca: enviar tu valoración. Antes de que acabe el 29 de junio de 2099'),
  ).toBeVisible();
});

it('says that a day has passed', async () => {
  await open({ ends: '2026-11-20' });
  expect(
    screen.getByText('Antes de que acabe el 20 de noviembre de 2026: ese día ya ha pasado.'),
  ).toBeVisible();
});

it('is delivered by its student', async () => {
  const { person } = await open();
  answer(move, { data: collaboration({ state: 'delivered', deliveredAt: '2026-11-27T10:00:00.000Z' }) });
  await person.click(screen.getByRole('button', { name: 'Entregar el trabajo' }));
  await person.click(await screen.findByRole('button', { name: 'Entregar' }));
  expect(await screen.findByText('Le toca a la organización: revisar la entrega')).toBeVisible();
  expect(sentTo(move)[0]?.body).toEqual({ data: { from: 'running', state: 'delivered', reason: '' } });
  expect(toastMessages()).toEqual(['Has entregado el trabajo.']);
});

it('asks the organisation for a reason when it asks for changes, and keeps what it wrote', async () => {
  const { person } = await open(
    { state: 'delivered', side: 'organization', deliveredAt: '2026-11-27T10:00:00.000Z' },
    coordinator,
  );
  await person.click(screen.getByRole('button', { name: 'Pedir cambios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedir cambios en la entrega' }));
  await person.click(dialog.getByRole('button', { name: 'Pedir cambios' }));
  expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
  refuse(move, refusal('CollaborationMoved'));
  await person.type(dialog.getByRole('textbox'), 'Falta el anexo.');
  await person.click(dialog.getByRole('button', { name: 'Pedir cambios' }));
  await waitFor(() => expect(sentTo(move)).toHaveLength(1));
  expect(await screen.findByDisplayValue('Falta el anexo.')).toBeVisible();
});

it('lets one student of a team leave it, not cancel it', async () => {
  const { person } = await open({
    is_team: true,
    members: [member(), member({ id: 2, name: 'Ana', application: null, own: false })],
  });
  expect(screen.queryByRole('button', { name: 'Cancelar la colaboración' })).not.toBeInTheDocument();
  answer('POST /api/collaborations/:id/departures', undefined);
  answer(list, pageOf([]));
  await person.click(screen.getByRole('button', { name: 'Dejar el equipo' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Dejar el equipo?' }));
  await person.type(dialog.getByRole('textbox'), 'Me voy de Erasmus.');
  await person.click(dialog.getByRole('button', { name: 'Dejar el equipo' }));
  await heading('Colaboraciones');
  expect(sentTo('POST /api/collaborations/:id/departures')[0]?.body).toEqual({
    data: { member: 1, reason: 'Me voy de Erasmus.' },
  });
});

it('is not there for somebody who takes no part', async () => {
  refuse(one, new ApiError('NotFound'));
  await openPage('/colaboraciones/8', student());
  await heading('No encontramos esta colaboración');
});

describe('the hours', () => {
  it('are logged with presses, and what was pressed is seen at once', async () => {
    const { person } = await open();
    const [more] = await screen.findAllByRole('button', { name: /^\+ 5 h/ });
    answer(log, { data: [] });
    await person.click(more as HTMLElement);
    await waitFor(() => expect(sentTo(log)).toHaveLength(1));
    expect(sentTo(log)[0]?.body).toEqual({
      data: { week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, minutes: 300 },
    });
  });

  it('that are confirmed have no buttons, and a doubt is shown with its week', async () => {
    answer(one, {
      data: collaboration({ state: 'closed', endedAt: '2026-11-20T10:00:00.000Z' }),
    });
    answer(hours, {
      data: [
        week({ confirmedAt: '2026-11-16T10:00:00.000Z' }),
        week({ id: 4, week: '2026-11-16', objection: 'Solo viniste el lunes.' }),
      ],
    });
    await openPage('/colaboraciones/8', student());
    expect(await screen.findByText('6,5 h confirmadas y 6,5 h por confirmar.')).toBeVisible();
    expect(screen.getByText('La organización pide que la revises: Solo viniste el lunes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Media hora/ })).not.toBeInTheDocument();
  });

  it('are confirmed by the organisation as it sees them, and read again when a student was faster', async () => {
    answer(one, { data: collaboration({ side: 'organization' }) });
    answer(hours, { data: [week()] });
    const { person } = await openPage('/colaboraciones/8', coordinator);
    const confirmations = 'POST /api/collaborations/:id/hours/confirmations';
    refuse(confirmations, refusal('HoursChanged'));
    const asked = sentTo(hours).length;
    await person.click(await screen.findByRole('button', { name: 'Confirmar 1 semana' }));
    expect(await screen.findByText(/Las horas han cambiado mientras las mirabas/)).toBeVisible();
    await waitFor(() => expect(sentTo(hours).length).toBeGreaterThan(asked));
    answer(confirmations, { data: [week({ confirmedAt: '2026-11-28T10:00:00.000Z' })] });
    await person.click(screen.getByRole('button', { name: 'Confirmar 1 semana' }));
    expect(await screen.findByText('Confirmadas')).toBeVisible();
    expect(sentTo(confirmations).at(-1)?.body).toEqual({ data: { weeks: [{ id: 3, minutes: 390 }] } });
  });
});

describe('the result', () => {
  const ended = { state: 'closed', endedAt: '2026-11-27T10:00:00.000Z' };

  it('is published by a student, from a record that is begun for them', async () => {
    const { person } = await open(ended);
    const begin = 'POST /api/collaborations/:id/result';
    refuse(begin, refusal('TooManyDrafts'));
    await person.click(screen.getByRole('button', { name: 'Publicar el trabajo' }));
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    answer(begin, { data: { id: 70 } });
    await person.click(screen.getByRole('button', { name: 'Publicar el trabajo' }));
    await waitFor(() => expect(sentTo('GET /api/tfxes/:id')[0]?.params).toEqual({ id: 70 }));
  });

  it('that is begun or published leads there', async () => {
    answer(result, { data: { named: true, works: [{ id: 70, title: 'Mapa', isDraft: true, own: true }] } });
    await open(ended);
    expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute('href', '/tfx/70/edit');
    expect(screen.getByText('Sin publicar: solo lo ves tú.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publicar el trabajo' })).not.toBeInTheDocument();
  });

  it('names the organisation when it says so', async () => {
    const { person } = await open({ ...ended, side: 'organization' }, coordinator);
    const naming = 'PUT /api/collaborations/:id/result';
    answer(naming, { data: { named: true, works: [] } });
    const box = screen.getByRole('checkbox', { name: /pueden nombrarnos/ });
    await person.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(sentTo(naming)[0]?.body).toEqual({ data: { named: true } });
    expect(toastMessages()).toEqual(['Los trabajos que salgan de aquí os nombran.']);
  });
});

describe('/colaboraciones', () => {
  it('lists those under way and, apart, those that have ended', async () => {
    answer(list, pageOf([collaboration()]));
    const { person } = await openPage('/colaboraciones', student());
    await heading('Colaboraciones');
    expect(await screen.findByRole('link', { name: /Mapa de zonas inundables/ })).toHaveAttribute(
      'href',
      '/colaboraciones/8',
    );
    expect(screen.getByText('Te toca: entregar el trabajo')).toBeVisible();
    answer(list, pageOf([]));
    await person.click(screen.getByRole('link', { name: 'Terminadas' }));
    expect(await screen.findByText('Todavía no ha terminado ninguna')).toBeVisible();
  });

  it('says to whom nothing belongs how collaborations begin', async () => {
    answer(list, pageOf([]));
    await openPage('/colaboraciones', student());
    expect(await screen.findByText('Todavía no participas en ningún proyecto')).toBeVisible();
  });
});

describe('an open page', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const later = () => act(() => jest.advanceTimersByTimeAsync(16_000));
  const agreement = 'GET /api/collaborations/:id/agreement';
  const entry = { at: '2026-11-28T10:00:00.000Z', reason: null };

  it('says what somebody else has done, and loads the other sections again once', async () => {
    await open();
    const before = sentTo(agreement).length;
    const changed = { ...entry, event: 'datesChanged', side: 'organization', name: 'Ana Rey' };
    answer(one, { data: collaboration({ history: [...collaboration().history, changed] }) });
    await later();
    await waitFor(() => expect(toastMessages()).toEqual(['Ana Rey cambió las fechas.']));
    expect(within(screen.getByRole('region', { name: 'Qué ha pasado' })).getByText(/Ana Rey/)).toBeVisible();
    await waitFor(() => expect(sentTo(agreement)).toHaveLength(before + 1));
    await later();
    expect(sentTo(agreement)).toHaveLength(before + 1);
  });

  it('says what a colleague has done, and not what the reader has', async () => {
    await open({ side: 'organization' }, coordinator);
    const own = {
      ...entry,
      event: 'tutorChanged',
      side: 'organization',
      name: `${coordinator.name} ${coordinator.surname}`,
    };
    const ofColleague = { ...entry, event: 'datesChanged', side: 'organization', name: 'Ana Rey' };
    const history = [...collaboration().history, ofColleague, own];
    answer(one, { data: collaboration({ side: 'organization', history }) });
    await later();
    await waitFor(() => expect(toastMessages()).toEqual(['Ana Rey cambió las fechas.']));
  });

  it('shows hours that are written meanwhile', async () => {
    await open({ side: 'organization' }, coordinator);
    answer(hours, { data: [week()] });
    await later();
    await screen.findByRole('button', { name: 'Confirmar 1 semana' });
  });

  it('asks no more once its reader takes no part', async () => {
    await open();
    refuse(one, new ApiError('NotFound'));
    await later();
    await heading('No encontramos esta colaboración');
    const asked = sentTo(one).length;
    await later();
    expect(sentTo(one)).toHaveLength(asked);
  });
});
