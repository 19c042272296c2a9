import { isAnswerLate } from '@puente/contract/answer-days';
import { acceptsApplications, wasSent } from '@puente/contract/constants/statuses';
import { counted } from '@puente/contract/counted';
import type { Application } from '@puente/contract/entities/application';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { lacksProfile, missingFields, sayMissing } from '@puente/contract/entities/lacks-profile';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { dayOf, deadlineOf, isSoon } from '@puente/design-system/project';
import { closingSoon } from './closing-soon.ts';
import { collaborationTasks } from './collaboration-tasks.ts';
import type { Task } from './task.ts';

interface Known {
  user: CurrentUser;
  /** Latest applications with their projects. */
  applications: readonly Application[];
  /** Collaborations that have not ended. */
  collaborations: readonly Collaboration[];
  /** Saved projects. */
  saved: readonly Project[];
}

/** Returns the student's tasks and pending answers, most urgent first. */
export const studentTasks = (
  { user, applications, collaborations, saved }: Known,
  now = new Date(),
): Task[] => [
  ...profileTask(user),
  ...collaborationTasks(collaborations, now),
  ...applications.flatMap((application) => ownStep(application, now)),
  ...closingSoon(notAppliedTo(saved, applications), now),
  ...waitingForAnswers(applications, now),
  ...unpublishedWorks(user),
];

const profileTask = (user: CurrentUser): Task[] =>
  lacksProfile(user)
    ? [
        {
          key: 'profile',
          icon: 'user',
          title: 'Completa tu perfil para poder solicitar proyectos',
          detail: sayMissing(missingFields(user.details)),
          route: 'profileComplete',
        },
      ]
    : [];

/** Returns the next step for an application: finish it, confirm the place, write to an interested organisation, or withdraw it when the answer is late. */
function ownStep({ id, status, answer_due: due, project, ...application }: Application, now: Date): Task[] {
  if (!project) return [];
  const { title } = project;
  const task = { key: `application-${id}`, route: 'application', params: { id } };
  if (!wasSent(status)) {
    if (!acceptsApplications(project.status)) return [];
    return [
      {
        ...task,
        icon: 'edit',
        title: `Termina tu solicitud a «${title}»`,
        detail: deadlineOf(project, now),
        isUrgent: isSoon(project, now),
        route: 'projectApply',
        params: { id: project.id },
      },
    ];
  }
  if (status === 'selected' && application.collaboration === null)
    return [
      {
        ...task,
        icon: 'star',
        title: `¿Participas en «${title}»?`,
        detail: 'Te ha seleccionado, y espera tu respuesta para empezar.',
        isUrgent: true,
      },
    ];
  if (status === 'preselected')
    return [
      {
        ...task,
        icon: 'star',
        title: `Le interesas a la organización de «${title}»`,
        detail: 'Te ha preseleccionado: habla con ella antes de que decida.',
      },
    ];
  if (due !== null && isAnswerLate({ status, answer_due: due }, now.getTime()))
    return [
      {
        ...task,
        icon: 'clock',
        title: `Aún no te han respondido sobre «${title}»`,
        detail: `La organización dijo que lo haría como tarde el ${dayOf(due)}. Puedes esperar o retirar tu solicitud.`,
      },
    ];
  return [];
}

/** Returns the saved projects to which the student has not applied. */
function notAppliedTo(saved: readonly Project[], applications: readonly Application[]): Project[] {
  const known = new Set(applications.map(({ project }) => project?.id));
  return saved.filter(({ id }) => !known.has(id));
}

/** Returns the applications whose answer is not due yet. The student can only wait. */
function waitingForAnswers(applications: readonly Application[], now: Date): Task[] {
  const waiting = applications.filter(
    (application) => application.status === 'new' && !isAnswerLate(application, now.getTime()),
  );
  if (waiting.length === 0) return [];
  const [first] = waiting.flatMap(({ answer_due: due }) => due ?? []).sort();
  return [
    {
      key: 'waiting',
      icon: 'mail',
      title: `${counted(waiting.length, 'solicitud espera', 'solicitudes esperan')} respuesta`,
      detail:
        first &&
        `${waiting.length === 1 ? 'Debería' : 'La primera debería'} llegar como tarde el ${dayOf(first)}.`,
      route: 'profile',
      query: { section: 'applys' },
    },
  ];
}

function unpublishedWorks({ details }: CurrentUser): Task[] {
  const drafts = details?.tfxs?.filter(({ isDraft }) => isDraft).length ?? 0;
  if (drafts === 0) return [];
  return [
    {
      key: 'works',
      icon: 'file',
      title: `${counted(drafts, 'trabajo tuyo', 'trabajos tuyos')} sin publicar`,
      route: 'profile',
      query: { section: 'tfx' },
    },
  ];
}
