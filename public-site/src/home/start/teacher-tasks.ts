import type { Project } from '@puente/contract/entities/project';
import type { Work } from '@puente/contract/entities/work';
import { closingSoon } from './closing-soon.ts';
import type { Task } from './task.ts';

interface Asking {
  tutoring_accepted: boolean;
}

const toAnswer = { icon: 'graduation', route: 'profile', query: { section: 'guided' } } as const;

interface Known {
  works: readonly (Pick<Work, 'id' | 'title' | 'student'> & Asking)[];
  projects: readonly (Pick<Project, 'id' | 'title' | 'organization'> & Asking)[];
  /** Saved projects. */
  saved: readonly Project[];
}

/**
 * Returns the requests to tutor a work or project, then saved projects that close soon. Students come first, as they have no other tutor.
 */
export const teacherTasks = ({ works, projects, saved }: Known, now = new Date()): Task[] => [
  ...works
    .filter(({ tutoring_accepted: isAccepted }) => !isAccepted)
    .map(({ id, title, student }) => ({
      ...toAnswer,
      key: `work-${id}`,
      title: `¿Diriges «${title}»?`,
      detail: student
        ? `${`${student.name} ${student.surname}`.trim()} te ha nombrado y espera tu respuesta.`
        : 'Quien lo hace te ha nombrado y espera tu respuesta.',
    })),
  ...projects
    .filter(({ tutoring_accepted: isAccepted }) => !isAccepted)
    .map(({ id, title, organization }) => ({
      ...toAnswer,
      key: `project-${id}`,
      title: `¿Tutelas «${title}»?`,
      detail: `${organization?.name ?? 'La organización'} te propone como docente de referencia.`,
    })),
  ...closingSoon(saved, now),
];
