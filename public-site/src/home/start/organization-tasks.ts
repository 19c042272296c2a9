import type { OwnJoining } from '@puente/contract/entities/joining';
import type { WaitingWork } from '@puente/contract/entities/project';
import type { OrganizationId } from '@puente/contract/ids';
import {
  closingWords,
  draftWords,
  joinRequestWords,
  overdueWords,
  unansweredWords,
} from '@puente/contract/waiting-words';
import type { Task } from './task.ts';

/** Returns the pending tasks of an organisation's people, in the words of 'Mis proyectos'. */
function tasksOf(organization: OrganizationId, waiting: WaitingWork): Task[] {
  const { unanswered, overdue, oldest, closing_soon: closing, drafts, join_requests: joining } = waiting;
  const projects = { route: 'organizationProjects' };
  const tasks: (Task | false)[] = [
    unanswered > 0 && {
      key: 'unanswered',
      icon: 'mail',
      title: unansweredWords(waiting),
      detail: overdueWords(waiting),
      isUrgent: overdue > 0,
      ...(oldest
        ? { route: 'projectApplications', params: { id: oldest.project.id } }
        : { ...projects, query: { organization } }),
    },
    closing > 0 && {
      key: 'closing',
      icon: 'clock',
      title: closingWords(closing),
      ...projects,
      query: { organization, status: 'new', sort: 'deadline' },
    },
    joining > 0 && {
      key: 'joining',
      icon: 'users',
      title: joinRequestWords(joining),
      route: 'organizationManage',
      params: { id: organization },
    },
    drafts > 0 && {
      key: 'drafts',
      icon: 'edit',
      title: draftWords(drafts),
      ...projects,
      query: { organization, status: 'draft' },
    },
  ];
  return tasks.filter((task) => task !== false);
}

/** Coordinators need an organisation before anything else (specification §6). */
const withoutOne: readonly Task[] = [
  {
    key: 'organization',
    icon: 'building',
    title: 'Crea tu organización para publicar tu primer proyecto',
    route: 'organizationCreate',
  },
];

/** Invitations to join another organisation. They come first, as they appear only here and in a mail. */
const invitations = (joinings: readonly OwnJoining[]): Task[] =>
  joinings
    .filter(({ origin }) => origin === 'invitation')
    .map(({ id, organization }) => ({
      key: `invitation-${id}`,
      icon: 'users',
      title: `${organization.name} te invita a unirte`,
      detail: 'Acéptala o recházala.',
      route: 'organizationInvitation',
    }));

export const organizationTasks = { of: tasksOf, withoutOne, invitations };
