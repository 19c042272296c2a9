import { teacherInvitationQueries } from '@puente/client/collaboration-teachers';
import { teacherQueries } from '@puente/client/teachers';
import { isRunning } from '@puente/contract/constants/statuses';
import { workStages } from '@puente/contract/constants/works';
import type { TeacherId } from '@puente/contract/ids';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import type { SectionProps } from '../sections.ts';
import { ProjectGuidance, WorkGuidance } from './GuidanceAnswers.tsx';
import { GuidedList } from './GuidedList.tsx';
import { TeacherInvitations } from './TeacherInvitations.tsx';

/** Works and projects that name this teacher as tutor. */
export default function Guided({ user }: SectionProps) {
  return user.details && <GuidedBy teacher={user.details.id} />;
}

function GuidedBy({ teacher }: { teacher: TeacherId }) {
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const works = useQuery(teacherQueries.tfxes(teacher, page));
  const projects = useQuery(teacherQueries.projects(teacher));
  const invitations = useQuery(teacherInvitationQueries.own());
  useReady(!works.isPending && !projects.isPending && !invitations.isPending);
  return (
    <Stack gap={8}>
      <div>
        <ButtonLink href={href('teachingDesk')} variant="secondary" icon="graduation">
          Ver mi mesa de docencia
        </ButtonLink>
      </div>
      <TeacherInvitations invitations={invitations.data ?? []} />
      <GuidedList
        title="Trabajos que dirijo"
        none="Aquí verás los TFG y TFM de los estudiantes que te nombren al publicar el suyo."
        list={works}
        pageHref={(next) => href('profile', {}, { section: 'guided', page: next })}
        itemOf={(work, onAnswered) => ({
          id: work.id,
          state: stateOf(work.tutoring_accepted, work.status !== 'finished'),
          title: work.title,
          eyebrow: workStages[work.status],
          detail: work.student && `${work.student.name} ${work.student.surname}`,
          route: 'work',
          action: work.tutoring_accepted ? null : (
            <WorkGuidance teacher={teacher} record={work} onAnswered={onAnswered} />
          ),
        })}
      />
      <GuidedList
        title="Proyectos que tutelo"
        none="Aquí verás los proyectos de organizaciones que te tengan como docente de referencia."
        list={projects}
        itemOf={(project, onAnswered) => ({
          id: project.id,
          state: stateOf(project.tutoring_accepted, isRunning(project.status)),
          title: project.title,
          eyebrow: project.organization?.name,
          detail: project.type,
          route: 'project',
          action: project.tutoring_accepted ? null : (
            <ProjectGuidance teacher={teacher} record={project} onAnswered={onAnswered} />
          ),
        })}
      />
    </Stack>
  );
}

const stateOf = (accepted: boolean, runs: boolean) =>
  accepted ? (runs ? 'running' : 'over') : ('waiting' as const);
