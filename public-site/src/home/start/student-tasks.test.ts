import { application, project, user } from '../../../test/render.tsx';
import { studentTasks } from './student-tasks.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
const known = { province: 'A Coruña', university: 'Universidade da Coruña' };
const complete = user('student', known);

const told = (of: Partial<Parameters<typeof studentTasks>[0]>) =>
  studentTasks({ user: complete, applications: [], collaborations: [], saved: [], ...of }, now).map(
    ({ title, detail, isUrgent = false }) => [title, detail, isUrgent],
  );

it('waits for nothing without applications, saved projects and drafts', () => expect(told({})).toEqual([]));

it('asks a selected student whether they take the place, and then says what is next in the collaboration', () => {
  const selected = application({ status: 'selected', collaboration: null, project: project() });
  expect(told({ applications: [selected] })).toEqual([
    [`¿Participas en «${project().title}»?`, 'Te ha seleccionado, y espera tu respuesta para empezar.', true],
  ]);
  const running = {
    id: 8,
    title: 'Mapa de zonas inundables',
    state: 'running',
    side: 'student',
    begins: '2026-11-10',
    ends: '2026-12-15',
    deliveredAt: null,
  } as unknown as Parameters<typeof studentTasks>[0]['collaborations'][number];
  expect(told({ collaborations: [running] })).toEqual([
    [
      'Entregar el trabajo: «Mapa de zonas inundables»',
      'Antes de que acabe el 15 de diciembre de 2026.',
      false,
    ],
  ]);
  expect(told({ collaborations: [{ ...running, side: 'organization' }] })).toEqual([]);
});

it('asks a student of whom too little is known for their profile', () => {
  expect(told({ user: user('student', { ...known, province: null }) })).toEqual([
    ['Completa tu perfil para poder solicitar proyectos', 'Te falta decirnos tu provincia.', false],
  ]);
});

it('asks for an application that was begun to be finished, while its project takes any', () => {
  const draft = (change: Parameters<typeof project>[0]) =>
    application({ status: 'draft', answer_due: null, project: project(change) });
  expect(told({ applications: [draft({ deadline: inDays(3) })] })).toEqual([
    ['Termina tu solicitud a «Mapa de zonas inundables»', 'Quedan 3 días', true],
  ]);
  expect(told({ applications: [draft({ deadline: null })] })).toEqual([
    ['Termina tu solicitud a «Mapa de zonas inundables»', 'Sin fecha límite', false],
  ]);
  expect(told({ applications: [draft({ status: 'expired' })] })).toEqual([]);
});

it('counts applications that wait in time, and tells of each that is late or of interest', () => {
  const to = (title: string, change: Parameters<typeof application>[0]) =>
    application({ project: project({ title }), ...change });
  expect(
    told({
      applications: [
        to('Uno', { id: 1, answer_due: inDays(9) }),
        to('Dos', { id: 2, answer_due: inDays(4) }),
        to('Tarde', { id: 3, answer_due: inDays(-1) }),
        to('Interés', { id: 4, status: 'preselected' }),
        to('No', { id: 5, status: 'rejected' }),
      ],
    }),
  ).toEqual([
    [
      'Aún no te han respondido sobre «Tarde»',
      'La organización dijo que lo haría como tarde el 19 de noviembre de 2026. Puedes esperar o retirar tu solicitud.',
      false,
    ],
    [
      'Le interesas a la organización de «Interés»',
      'Te ha preseleccionado: habla con ella antes de que decida.',
      false,
    ],
    [
      '2 solicitudes esperan respuesta',
      'La primera debería llegar como tarde el 24 de noviembre de 2026.',
      false,
    ],
  ]);
  expect(told({ applications: [to('Uno', { answer_due: inDays(9) })] })).toEqual([
    ['1 solicitud espera respuesta', 'Debería llegar como tarde el 29 de noviembre de 2026.', false],
  ]);
});

it('tells of saved projects in their last days, the first to close first, but not of those applied to', () => {
  const saved = [
    project({ id: 1, title: 'Con tiempo', deadline: inDays(30) }),
    project({ id: 2, title: 'En cinco', deadline: inDays(5) }),
    project({ id: 3, title: 'En uno', deadline: inDays(1) }),
    project({ id: 4, title: 'Solicitado', deadline: inDays(2) }),
    project({ id: 5, title: 'Cerrado', deadline: inDays(2), status: 'selected' }),
    project({ id: 6, title: 'Sin plazo', deadline: null }),
  ];
  const applications = [application({ status: 'rejected', project: project({ id: 4 }) })];
  expect(told({ saved, applications })).toEqual([
    ['«En uno», que guardaste, se cierra', 'Queda un día', true],
    ['«En cinco», que guardaste, se cierra', 'Quedan 5 días', true],
  ]);
});

it('counts works that are not published yet', () => {
  const tfxs = [
    { id: 1, isDraft: true },
    { id: 2, isDraft: false },
  ];
  expect(told({ user: user('student', { ...known, tfxs }) })).toEqual([
    ['1 trabajo tuyo sin publicar', undefined, false],
  ]);
});
