import { useEffect } from 'react';
import { ApiError } from '@puente/client/api-error';
import { workQueries } from '@puente/client/works';
import { workStageCodes, type WorkStage } from '@puente/contract/constants/works';
import { workSteps } from '@puente/contract/forms/work-steps';
import { limits } from '@puente/contract/limits';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { EditorSkeleton, WorkEditor } from './WorkEditor.tsx';
import { WorkProblem } from './WorkProblem.tsx';

const headers: Record<WorkStage, { title: string; lead: string }> = {
  choosing: {
    title: 'Cuenta tu propuesta',
    lead: 'Publica tu idea para encontrar a quien quiera llevarla a cabo contigo: una organización, un tutor o una tutora.',
  },
  onGoing: {
    title: 'Cuenta lo que estás haciendo',
    lead: 'Enseña tu trabajo mientras lo haces, y di cuándo estará listo.',
  },
  finished: {
    title: 'Sube tu TFG/M terminado',
    lead: 'Para que se lea, se cite y le sirva a quien venga después.',
  },
};

/** /tfx/create/form?status=…: a new work, by its stage (specification §2). `work` is the one that was begun. */
export default function WorkFormPage() {
  const [search] = useSearchParams();
  const stage = workStageCodes.find((code) => code === search.get('status'));
  const id = recordId('work', search.get('work') ?? undefined);
  if (stage === undefined) return <Replaced by={href('workCreate')} />;
  return (
    <Container width="narrow">
      {id === null ? (
        <Beginning key={stage} stage={stage} />
      ) : (
        <WorkEditor
          key={id}
          id={id}
          editing={(work, areas) => ({
            ...headers[work.status],
            stage: work.status,
            steps: workSteps(work.status, areas),
          })}
        />
      )}
    </Container>
  );
}

/** A work has its place on the server before its first word: from then on its address leads to it. */
function Beginning({ stage }: { stage: WorkStage }) {
  const begun = useQuery(workQueries.begun(stage));
  useReady(begun.isError);
  if (begun.data) return <Replaced by={href('workForm', {}, { status: stage, work: begun.data.id })} />;
  if (begun.isPending) return <EditorSkeleton />;
  if (begun.error instanceof ApiError && begun.error.code === 'TooManyDrafts') return <TooManyDrafts />;
  return <WorkProblem error={begun.error} retrying={begun.isFetching} onRetry={() => void begun.refetch()} />;
}

function TooManyDrafts() {
  usePageTitle('Demasiados trabajos sin publicar');
  return (
    <EmptyState
      headingLevel={1}
      title={`Tienes ${limits.work.drafts} trabajos sin publicar`}
      action={<ButtonLink href={href('profile', {}, { section: 'tfx' })}>Ver mis trabajos</ButtonLink>}
    >
      Es el máximo. Publica o elimina alguno y podrás empezar otro.
    </EmptyState>
  );
}

/** Another address takes the place of this one in the history. */
function Replaced({ by }: { by: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(by, { replace: true }), [navigate, by]);
  return <EditorSkeleton />;
}
