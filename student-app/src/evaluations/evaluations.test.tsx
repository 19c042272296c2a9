import { coordinator, organization, pageOf, student, teacher } from '../../test/fixtures.ts';
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
import { refusal } from '@puente/client/refusal';
import { messageProblems } from '@puente/contract/constants/chats';
import {
  hiddenEvaluationText,
  organizationCriteria,
  studentCriteria,
} from '@puente/contract/constants/evaluations';

const read = 'GET /api/collaborations/:id/evaluations';
const ofOrganization = 'POST /api/collaborations/:id/evaluations/organization';
const ofStudents = 'POST /api/collaborations/:id/evaluations/students';
const report = 'POST /api/collaborations/:id/evaluations/problems';
const byLink = 'GET /api/evaluations/by-link';
const sendByLink = 'POST /api/evaluations/by-link';

const member = (change: object = {}) => ({
  id: 1,
  name: 'Uxía',
  surname: 'Lago',
  university: null,
  application: null,
  leftAt: null,
  left_reason: null,
  own: true,
  ...change,
});

const collaboration = (change: object = {}) => ({
  id: 8,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  state: 'delivered',
  title: 'Mapa de zonas inundables',
  project: null,
  organization_name: 'Fundación Ría Viva',
  organization: null,
  is_team: false,
  begins: '2026-02-10',
  ends: '2099-06-15',
  tutor: null,
  teacher: null,
  members: [member()],
  side: 'student',
  startedAt: '2026-02-10T10:00:00.000Z',
  deliveredAt: '2026-11-10T10:00:00.000Z',
  endedAt: null,
  history: [],
  ...change,
});

const pair = (change: object = {}) => ({
  member: 1,
  studentSent: false,
  organizationSent: false,
  shown: false,
  byStudent: null,
  byOrganization: null,
  ...change,
});

const byStudent = {
  scores: { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 2 },
  text: 'Siempre hubo alguien a quien preguntar.',
  sentAt: '2026-11-20T10:00:00.000Z',
};
const byOrganization = {
  scores: { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 },
  text: null,
  sentAt: '2026-11-21T10:00:00.000Z',
};

async function open(pairs: object[], change: object = {}, user = student()) {
  answer('GET /api/collaborations/:id/hours', { data: [] });
  answer('GET /api/collaborations/:id', { data: collaboration(change) });
  answer(read, { data: pairs });
  const page = await openPage('/colaboraciones/8', user);
  await heading('Mapa de zonas inundables');
  return page;
}

const section = async () => within(await screen.findByRole('region', { name: 'Valoración' }));

/** Chooses 'Bien' for every criterion. */
async function chooseAll(person: Awaited<ReturnType<typeof open>>['person'], criteria: object) {
  for (const name of Object.values(criteria) as string[])
    await person.click(
      within(await screen.findByRole('radiogroup', { name })).getByRole('radio', { name: 'Bien' }),
    );
}

it('is sent by a student, who must answer every question', async () => {
  const { person } = await open([pair()]);
  await person.click(await screen.findByRole('button', { name: 'Valorar a la organización' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Valorar a Fundación Ría Viva' }));
  await person.click(dialog.getByRole('button', { name: 'Enviar valoración' }));
  expect(await dialog.findAllByText('Este campo es obligatorio.')).toHaveLength(5);
  await chooseAll(person, organizationCriteria);
  answer(ofOrganization, { data: [pair({ studentSent: true, byStudent })] });
  await person.click(dialog.getByRole('button', { name: 'Enviar valoración' }));
  expect(await screen.findByText(/^Ya has enviado tu valoración/)).toBeVisible();
  expect(sentTo(ofOrganization)[0]?.body).toEqual({
    data: { scores: { guidance: 4, clarity: 4, learning: 4, treatment: 4, agreed: 4 }, text: '' },
  });
  expect(toastMessages()).toEqual(['Valoración enviada. Gracias.']);
  expect(screen.queryByRole('button', { name: /^Valorar/ })).not.toBeInTheDocument();
});

it('is sent by the organisation for each student, and says when a colleague was faster', async () => {
  const { person } = await open(
    [pair(), pair({ member: 2 })],
    {
      side: 'organization',
      is_team: true,
      members: [member({ own: false }), member({ id: 2, name: 'Ana', surname: 'Rey', own: false })],
    },
    coordinator,
  );
  await person.click(await screen.findByRole('button', { name: 'Valorar a Ana Rey' }));
  await screen.findByRole('dialog', { name: 'Valorar a Ana Rey' });
  await chooseAll(person, studentCriteria);
  refuse(ofStudents, refusal('EvaluationSent'));
  const asked = sentTo(read).length;
  await person.click(screen.getByRole('button', { name: 'Enviar valoración' }));
  expect(await screen.findByText(/Esta valoración ya se ha enviado/)).toBeVisible();
  expect(sentTo(ofStudents)[0]?.body).toMatchObject({ data: { member: 2 } });
  await waitFor(() => expect(sentTo(read).length).toBeGreaterThan(asked));
});

it('says that the team has hidden the words, with the reason and the scores', async () => {
  const hidden = { because: 'Motivo: Ofende o discrimina a otras personas.' };
  const texts = { byStudent: { ...byStudent, text: null, hidden }, byOrganization };
  await open([pair({ studentSent: true, organizationSent: true, shown: true, ...texts })], {
    side: 'organization',
  });
  const shown = await section();
  expect(shown.getByText(hiddenEvaluationText)).toBeVisible();
  expect(shown.getByText(hidden.because)).toBeVisible();
  expect(shown.getByText('Mal (2 de 5)')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Denunciar' })).not.toBeInTheDocument();
});

it('is shown to both, and to the teacher, once both are sent', async () => {
  const { person } = await open(
    [pair({ studentSent: true, organizationSent: true, shown: true, byStudent, byOrganization })],
    { side: 'teacher' },
    teacher,
  );
  const shown = await section();
  expect(shown.getByText('Lo que dice Fundación Ría Viva')).toBeVisible();
  expect(shown.getByText('Lo que dice Uxía Lago')).toBeVisible();
  expect(shown.getByText('Siempre hubo alguien a quien preguntar.')).toBeVisible();
  expect(shown.getByText('Mal (2 de 5)')).toBeVisible();
  // The organisation wrote no words that one could report.
  await person.click(shown.getByRole('button', { name: 'Denunciar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar una valoración' }));
  await person.click(dialog.getByRole('radio', { name: messageProblems.offensive }));
  answer(report, undefined);
  await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
  await waitFor(() =>
    expect(sentTo(report)[0]?.body).toMatchObject({
      data: { member: 1, by: 'student', reason: 'offensive' },
    }),
  );
});

it('says until when there is time, and when that is over', async () => {
  const ended = { state: 'closed', endedAt: '2099-06-15T10:00:00.000Z' };
  const { unmount } = await open([pair({ organizationSent: true })], ended);
  const words = (await section()).getByText(/podrás leerla cuando envíes la tuya/);
  expect(words).toHaveTextContent('Hay tiempo hasta el 29 de junio de 2099.');
  expect(screen.getByRole('link', { name: 'Repite el cuestionario de competencias' })).toBeVisible();
  unmount();
  await open([pair()], { state: 'closed', endedAt: '2026-06-15T10:00:00.000Z' });
  expect((await section()).getByText('El plazo para enviar valoraciones ha acabado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valorar/ })).not.toBeInTheDocument();
});

it('is not there before it opens', async () => {
  await open([pair()], { state: 'running', deliveredAt: null });
  await screen.findByRole('region', { name: 'Personas' });
  expect(screen.queryByRole('region', { name: 'Valoración' })).not.toBeInTheDocument();
});

it('shows the averages of an organisation on its page, once there are enough', async () => {
  answer('GET /api/organizations/:id', { data: organization() });
  answer('GET /api/organizations/:id/brand', { data: { academic_profiles: [] } });
  answer('GET /api/organizations/:id/projects', pageOf([]));
  answer('GET /api/organizations/:id/evaluations', {
    data: { count: 6, means: { guidance: 4.5, clarity: 3, learning: 5, treatment: 4.8, agreed: 4 } },
  });
  await openPage('/organizations/3');
  const averages = within(await screen.findByRole('region', { name: 'Lo que dicen sus estudiantes' }));
  expect(averages.getByText('4,5 de 5')).toBeVisible();
  expect(averages.getByText(/^Media de 6 valoraciones/)).toBeVisible();
});

describe('/valorar', () => {
  const asked = {
    title: 'Mapa de zonas inundables',
    organization_name: 'Fundación Ría Viva',
    student: 'Uxía Lago',
  };

  it('sends on a click only, without a session', async () => {
    answer(byLink, { data: asked });
    const { person } = await openPage('/valorar?token=1-2-2099-01-01.abc');
    await heading('Valorar a Uxía Lago');
    expect(sentTo(sendByLink)).toEqual([]);
    await chooseAll(person, studentCriteria);
    answer(sendByLink, undefined);
    await person.click(screen.getByRole('button', { name: 'Enviar valoración' }));
    expect(await screen.findByText('Valoración enviada. Gracias.')).toBeVisible();
    expect(sentTo(sendByLink)[0]?.body).toMatchObject({
      data: { scores: { quality: 4, deadlines: 4, communication: 4, autonomy: 4, progress: 4 } },
    });
  });

  it.each(['EvaluationLinkInvalid', 'EvaluationSent', 'EvaluationNotOpen'] as const)(
    'says why there is nothing to send: %s',
    async (code) => {
      refuse(byLink, refusal(code));
      await openPage('/valorar?token=1');
      await heading('Con este enlace no se puede valorar');
      expect(screen.queryByRole('button', { name: 'Enviar valoración' })).not.toBeInTheDocument();
    },
  );
});
