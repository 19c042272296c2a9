import { collaboration } from '../../test/collaborations.ts';
import { coordinator, student, teacher } from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';
import { ids } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { hasNewOrder, planChanges } from './plan-changes.ts';

const read = 'GET /api/collaborations/:id/plan';
const propose = 'POST /api/collaborations/:id/plan';
const answers = 'POST /api/collaborations/:id/plan/answers';

const planned = (title: string, milestone: number | null = null, due = '2099-03-01') => ({
  milestone,
  title,
  description: `Documento de ${title.toLowerCase()}.`,
  due,
});
const agreed = (id: number, title: string, due = '2099-03-01') => ({
  id,
  title,
  description: planned(title).description,
  due,
});
const proposal = (change: object = {}) => ({
  id: 4,
  state: 'proposed',
  by: 'student',
  at: '2026-11-12T10:00:00.000Z',
  reason: null,
  milestones: [planned('Alcance'), planned('Borrador')],
  ...change,
});
const plan = (change: object = {}) => ({ milestones: [], proposal: null, suggestion: [], ...change });

async function open(known: object, change: object = {}, user = student()) {
  answer('GET /api/collaborations/:id/hours', { data: [] });
  answer('GET /api/collaborations/:id/evaluations', { data: [] });
  answer('GET /api/collaborations/:id/result', { data: { named: false, works: [] } });
  answer('GET /api/collaborations/:id', { data: collaboration(change) });
  answer(read, { data: known });
  const page = await openPage('/colaboraciones/8', user);
  await heading('Mapa de zonas inundables');
  await screen.findByRole('region', { name: 'Plan' });
  return page;
}
const section = () => within(screen.getByRole('region', { name: 'Plan' }));

it('proposes the suggestion, with rows that are moved, removed and added', async () => {
  const { person } = await open(
    plan({ suggestion: [planned('Alcance'), planned('Borrador'), planned('Final')] }),
  );
  await person.click(await section().findByRole('button', { name: 'Proponer un plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponer un plan' }));
  expect(dialog.getByRole('textbox', { name: /Hito 1: título/ })).toHaveValue('Alcance');
  await person.click(dialog.getByRole('button', { name: 'Bajar el hito 1' }));
  expect(dialog.getByRole('textbox', { name: /Hito 1: título/ })).toHaveValue('Borrador');
  await person.click(dialog.getByRole('button', { name: 'Quitar el hito 3' }));
  expect(dialog.getByRole('button', { name: 'Añadir un hito' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Añadir un hito' }));
  await person.click(dialog.getByRole('button', { name: 'Enviar la propuesta' }));
  // The new row is empty.
  expect((await dialog.findAllByText(messages.required)).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: /Hito 3: título/ })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Quitar el hito 3' }));
  answer(propose, { data: plan({ proposal: proposal() }) });
  await person.click(dialog.getByRole('button', { name: 'Enviar la propuesta' }));
  expect(await section().findByText('Le toca a la organización: responder.')).toBeVisible();
  expect(sentTo(propose)).toMatchObject([
    { body: { data: { seen: null, milestones: [planned('Borrador'), planned('Alcance')] } } },
  ]);
});

it('keeps what was typed after a proposal of the other side, and shows that one', async () => {
  const { person } = await open(plan({ suggestion: [planned('Alcance')] }));
  await person.click(await section().findByRole('button', { name: 'Proponer un plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Hito 1: título/ }), ' del mapa');
  refuse(propose, refusal('PlanChanged'));
  answer(read, {
    data: plan({ proposal: proposal({ by: 'organization', milestones: [planned('Visita')] }) }),
  });
  await person.click(dialog.getByRole('button', { name: 'Enviar la propuesta' }));
  expect(await dialog.findByText(/Ahora dice: Visita/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Hito 1: título/ })).toHaveValue('Alcance del mapa');
});

it('lets the other side agree, or ask for changes with a reason', async () => {
  const { person } = await open(plan({ proposal: proposal() }), { side: 'organization' }, coordinator);
  expect(await section().findByText('Te toca: responder a esta propuesta.')).toBeVisible();
  await person.click(section().getByRole('button', { name: 'Pedir cambios' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Qué cambiarías/ }), 'Más tiempo para el borrador.');
  const reason = 'Más tiempo para el borrador.';
  answer(answers, { data: plan({ proposal: proposal({ state: 'changesAsked', reason }) }) });
  await person.click(dialog.getByRole('button', { name: 'Pedir cambios' }));
  expect(await section().findByText('Piden cambios en esta propuesta')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Aceptar el plan' })).not.toBeInTheDocument();
  expect(sentTo(answers)).toMatchObject([{ body: { data: { proposal: 4, answer: 'changes', reason } } }]);
});

it('agrees, and names the next milestone and those whose day has passed', async () => {
  const { person } = await open(plan({ proposal: proposal() }), { side: 'organization' }, coordinator);
  const milestones = [agreed(1, 'Alcance', '2026-01-10'), agreed(2, 'Borrador')];
  answer(answers, { data: plan({ milestones, proposal: proposal({ state: 'agreed' }) }) });
  await person.click(await section().findByRole('button', { name: 'Aceptar el plan' }));
  expect(
    await section().findByText(/Próximo hito: Borrador, antes de que acabe el 1 de marzo de 2099/),
  ).toBeVisible();
  expect(section().getByText('Último día: 10 de enero de 2026, ya ha pasado')).toBeVisible();
  expect(sentTo(answers)).toMatchObject([{ body: { data: { proposal: 4, answer: 'agree' } } }]);
});

it('says that the proposal has changed, and shows the new one', async () => {
  const { person } = await open(plan({ proposal: proposal() }), { side: 'organization' }, coordinator);
  refuse(answers, refusal('PlanChanged'));
  answer(read, { data: plan({ proposal: proposal({ id: 5, milestones: [planned('Visita')] }) }) });
  await person.click(await section().findByRole('button', { name: 'Aceptar el plan' }));
  expect(await section().findByText('1. Visita')).toBeVisible();
});

it('shows a teacher the changes to the agreed plan, to be approved', async () => {
  const changed = proposal({
    state: 'consented',
    milestones: [planned('Visita'), planned('Alcance', 1, '2099-05-01')],
  });
  await open(
    plan({ milestones: [agreed(1, 'Alcance'), agreed(2, 'Borrador')], proposal: changed }),
    { side: 'teacher', teacher: { id: 2, name: 'Antía', surname: 'Vidal', university: null } },
    teacher,
  );
  expect(await section().findByRole('button', { name: 'Dar el visto bueno' })).toBeVisible();
  expect(section().getByRole('heading', { name: 'Nuevo: Visita' })).toBeVisible();
  expect(section().getByRole('heading', { name: 'Se quita: Borrador' })).toBeVisible();
  await waitFor(() => expect(section().queryByRole('button', { name: /Proponer/ })).not.toBeInTheDocument());
});

it('compares a proposal with the agreed milestones', () => {
  const [first, second] = [ids.milestone.parse(1), ids.milestone.parse(2)];
  const known = [
    { ...agreed(1, 'A'), id: first },
    { ...agreed(2, 'B'), id: second },
  ];
  const same = [
    { ...planned('A'), milestone: first },
    { ...planned('B'), milestone: second },
  ];
  expect(planChanges(known, same)).toEqual([]);
  expect(hasNewOrder(known, same)).toBe(false);
  expect(hasNewOrder(known, same.toReversed())).toBe(true);
});
