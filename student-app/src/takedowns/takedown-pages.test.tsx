import { coordinator, opportunity, pageOf, project, student, user } from '../../test/fixtures.ts';
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
import { citations, work } from '../../test/works.ts';
import axe from 'axe-core';
import { refusal } from '@puente/client/refusal';
import { type Takedown, takedown as takedownAnswer } from '@puente/contract/entities/takedown';
import type { OnTheWire } from '@puente/contract/ids';

const one = 'GET /api/takedowns/:id';
const list = 'GET /api/takedowns';
const objection = 'POST /api/takedowns/:id/objection';
const decision = 'POST /api/takedowns/:id/decision';
const title = 'Huertos urbanos en escuelas';

const takedown = (change: Partial<OnTheWire<Takedown>> = {}) =>
  takedownAnswer.parse({
    id: 4,
    createdAt: '2026-11-20T10:00:00.000Z',
    kind: 'project',
    record: { id: 12, title },
    owner: 'Fundación Río Limpio',
    reason: 'labour',
    words: 'Pide jornada completa.',
    state: 'takenDown',
    objectedAt: null,
    objectUntil: '2099-05-20T10:00:00.000Z',
    history: [
      {
        event: 'takenDown',
        date: '2026-11-20T10:00:00.000Z',
        by: null,
        words: 'Pide jornada completa.',
      },
    ],
    ...change,
  });
const objected = () =>
  takedown({
    state: 'objected',
    objectedAt: '2026-11-21T10:00:00.000Z',
    history: [
      { event: 'takenDown', date: '2026-11-20T10:00:00.000Z', by: 'Noa Rey', words: null },
      { event: 'objected', date: '2026-11-21T10:00:00.000Z', by: 'Iria Campos', words: 'Es media jornada.' },
    ],
  });
const note = {
  id: 4,
  createdAt: '2026-11-20T10:00:00.000Z',
  reason: 'labour',
  words: null,
  state: 'takenDown',
};
const support = { ...user('staff'), staffRole: 'support' as const };
const editor = { ...user('staff'), staffRole: 'editor' as const };

beforeEach(() => {
  answer(one, { data: takedown() });
  answer(list, pageOf([takedown()]));
  answer('GET /api/projects/:id', { data: project() });
  answer('GET /api/projects', pageOf([]));
  answer('GET /api/applys', pageOf([]));
  answer('POST /api/projects/:id/visit', undefined);
});

describe('the owner', () => {
  it('reads why, and objects once', async () => {
    const { person, container } = await openPage('/retiradas/4', coordinator);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(/condiciones de trabajo que la ley no permite/)).toBeVisible();
    expect(screen.getAllByText('Pide jornada completa.')[0]).toBeVisible();
    expect(screen.getByText(/hasta el 20 de mayo de 2099/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Presentar una objeción' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Presentar una objeción' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar objeción' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    answer(objection, { data: objected() });
    answer(one, { data: objected() });
    await person.type(dialog.getByRole('textbox'), 'Es media jornada.');
    await person.click(dialog.getByRole('button', { name: 'Enviar objeción' }));
    expect(await screen.findByText('Hemos recibido tu objeción')).toBeVisible();
    expect(sentTo(objection)).toEqual([
      { params: { id: 4 }, body: { data: { words: 'Es media jornada.' } } },
    ]);
    expect(screen.queryByRole('button', { name: 'Presentar una objeción' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText('Hemos recibido tu objeción').closest('[tabindex]')).toHaveFocus(),
    );
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('cannot object when the time is over, and reads the answers', async () => {
    answer(one, { data: takedown({ objectUntil: '2026-01-20T10:00:00.000Z' }) });
    await openPage('/retiradas/4', coordinator);
    expect(await screen.findByText(/^El plazo para objetar terminó/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Presentar una objeción' })).not.toBeInTheDocument();
  });

  it.each([
    ['upheld', 'Hemos revisado tu objeción'],
    ['lifted', 'Se vuelve a ver'],
  ] as const)('is told that it is %s', async (state, words) => {
    answer(one, { data: takedown({ state }) });
    await openPage('/retiradas/4', coordinator);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('has the reason above the record, and no button to take it down', async () => {
    answer('GET /api/projects/:id', { data: { ...project(), taken_down: note } });
    await openPage('/projects/12', coordinator);
    expect(await screen.findByText('El equipo ha retirado el proyecto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el motivo y objetar' })).toHaveAttribute(
      'href',
      '/retiradas/4',
    );
  });

  it('gets a page for what is not there', async () => {
    refuse(one, refusal('NotFound'));
    await openPage('/retiradas/4', student());
    expect(await heading('No encontramos esta retirada')).toBeVisible();
  });
});

describe('support', () => {
  it('takes a project down, after reading the notice', async () => {
    const call = 'POST /api/projects/:id/takedown';
    answer(call, { data: takedown(), meta: { changed: true } });
    const { person } = await openPage('/projects/12', support);
    await person.click(await screen.findByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar el proyecto?' }));
    const submit = () => person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
    await submit();
    expect(await dialog.findByText('Elige un motivo.')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Otro motivo' }));
    await submit();
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: /^Con tus palabras/ }), 'Nos lo pide un juzgado.');
    expect(dialog.getByText(/^Hemos retirado el proyecto «Huertos urbanos/)).toBeVisible();
    expect(sentTo(call)).toEqual([]);
    await submit();
    await waitFor(() =>
      expect(sentTo(call)).toEqual([
        { params: { id: 12 }, body: { data: { reason: 'other', words: 'Nos lo pide un juzgado.' } } },
      ]),
    );
    await waitFor(() => expect(toastMessages()[0]).toMatch(/^Nadie más puede ver ya el proyecto/));
  });

  it.each([
    ['a work', '/tfx/57', 'POST /api/tfxes/:id/takedown', '¿Retirar el trabajo?'],
    [
      'an opportunity',
      '/spaces/opportunities/9',
      'POST /api/opportunities/:id/takedown',
      '¿Retirar la oportunidad?',
    ],
  ] as const)('takes %s down', async (_, address, call, question) => {
    answer('GET /api/tfxes/:id', { data: work() });
    answer('GET /api/tfxes/:id/citations', citations);
    answer('GET /api/opportunities/:id', { data: opportunity() });
    answer(call, { data: takedown(), meta: { changed: false } });
    const { person } = await openPage(address, support);
    await person.click(await screen.findByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await person.click(dialog.getByRole('radio', { name: /^Es publicidad/ }));
    await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
    await waitFor(() => expect(toastMessages()[0]).toMatch(/^Otra persona del equipo ya había retirado/));
    expect(sentTo(call)).toHaveLength(1);
  });

  it('sees what is taken down, and the objections that wait', async () => {
    answer(list, ({ query }: { query?: { filters?: { state?: { $eq?: string } } } }) =>
      pageOf(query?.filters?.state?.$eq === 'objected' ? [objected()] : [objected(), takedown({ id: 5 })]),
    );
    const { container } = await openPage('/staff/retiradas', support);
    const waiting = within(await screen.findByRole('region', { name: 'Objeciones por decidir' }));
    expect(await waiting.findByRole('link', { name: title })).toHaveAttribute('href', '/staff/retiradas/4');
    expect(await screen.findByText('2 publicaciones')).toBeVisible();
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('decides about an objection with words', async () => {
    answer(one, { data: objected() });
    const { person } = await openPage('/staff/retiradas/4', support);
    expect(await screen.findByText('Iria Campos', { exact: false })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Rechazar la objeción' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar la objeción?' }));
    refuse(decision, refusal('OwnTakedown'));
    await person.type(dialog.getByRole('textbox'), 'No vemos el convenio.');
    await person.click(dialog.getByRole('button', { name: 'Rechazar la objeción' }));
    expect(await dialog.findByText(/Lo retiraste tú/)).toBeVisible();
    answer(decision, { data: takedown({ state: 'upheld' }) });
    answer(one, { data: takedown({ state: 'upheld' }) });
    await person.click(dialog.getByRole('button', { name: 'Rechazar la objeción' }));
    await waitFor(() => expect(screen.getByText('Objeción rechazada')).toBeVisible());
    expect(sentTo(decision).at(-1)).toEqual({
      params: { id: 4 },
      body: { data: { decision: 'upheld', words: 'No vemos el convenio.' } },
    });
  });
});

it('is no duty of editors', async () => {
  await openPage('/projects/12', editor);
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
});
