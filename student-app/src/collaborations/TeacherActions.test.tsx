import { collaboration } from '../../test/collaborations.ts';
import { coordinator, pageOf, student, teacher } from '../../test/fixtures.ts';
import { answer, heading, openPage, screen, sentTo, toastMessages, within } from '../../test/render.tsx';

const one = 'GET /api/collaborations/:id';
const invitation = 'POST /api/collaborations/:id/teacher-invitation';
const guide = { id: 9, name: 'Brais', surname: 'Otero', university: null };

beforeEach(() => {
  answer('GET /api/collaborations/:id/hours', { data: [] });
  answer('GET /api/collaborations/:id/agreement', {
    data: { versions: [], parties: [], suggestion: {}, universities: [] },
  });
});

it('invites a teacher by address, and shows whom it has asked', async () => {
  answer(one, { data: collaboration() });
  const { person } = await openPage('/colaboraciones/8', student());
  await person.click(await screen.findByRole('button', { name: 'Invitar a un docente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a un docente' }));
  await person.type(dialog.getByRole('textbox'), 'brais');
  await person.click(dialog.getByRole('button', { name: 'Enviar la invitación' }));
  expect(sentTo(invitation)).toEqual([]);
  const asked = { email: 'brais@ejemplo.es', at: '2026-11-27T10:00:00.000Z' };
  answer(invitation, { data: collaboration({ teacher_invitation: asked }) });
  await person.type(dialog.getByRole('textbox'), '@ejemplo.es');
  await person.click(dialog.getByRole('button', { name: 'Enviar la invitación' }));
  expect(await screen.findByText(/^Hemos preguntado a brais@ejemplo.es/)).toBeVisible();
  expect(sentTo(invitation)[0]?.body).toEqual({ data: { email: 'brais@ejemplo.es' } });
  answer('DELETE /api/collaborations/:id/teacher-invitation', { data: collaboration() });
  await person.click(screen.getByRole('button', { name: 'Retirar la invitación' }));
  expect(await screen.findByRole('button', { name: 'Invitar a un docente' })).toBeVisible();
});

it('removes an invited teacher, but not one of the project', async () => {
  answer(one, { data: collaboration({ side: 'organization', teacher: guide, own_teacher: true }) });
  answer('DELETE /api/collaborations/:id/teacher', undefined);
  const { person } = await openPage('/colaboraciones/8', coordinator);
  await person.click(await screen.findByRole('button', { name: 'Quitar al docente' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar al docente?' }));
  answer(one, { data: collaboration({ side: 'organization', teacher: guide, own_teacher: false }) });
  await person.click(dialog.getByRole('button', { name: 'Quitar al docente' }));
  expect(await screen.findByRole('button', { name: 'Invitar a otro docente' })).toBeVisible();
  expect(toastMessages()).toEqual(['Brais Otero ya no dirige este trabajo.']);
  expect(screen.queryByRole('button', { name: 'Quitar al docente' })).not.toBeInTheDocument();
});

it('lets an invited teacher stop, who is taken to the other collaborations', async () => {
  answer(one, { data: collaboration({ side: 'teacher', teacher: guide, own_teacher: true }) });
  answer('DELETE /api/collaborations/:id/teacher', undefined);
  answer('GET /api/collaborations', pageOf([]));
  const { person } = await openPage('/colaboraciones/8', teacher);
  expect(await screen.findByText('Brais Otero')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invitar/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Dejar de dirigirlo' }));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dejar de dirigirlo' }),
  );
  await heading('Colaboraciones');
});

it('has no buttons once the collaboration is over', async () => {
  answer(one, { data: collaboration({ state: 'closed', teacher: guide, own_teacher: true }) });
  await openPage('/colaboraciones/8', student());
  expect(await screen.findByText('Brais Otero')).toBeVisible();
  expect(screen.queryByRole('button', { name: /docente/ })).not.toBeInTheDocument();
});
