import { useEffect } from 'react';
import { type WorkStage, workStageCodes } from '@puente/contract/constants/works';
import { workSteps } from '@puente/contract/forms/work-steps';
import { Container } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { WorkBeginning } from './WorkBeginning.tsx';
import { EditorSkeleton, WorkEditor } from './WorkEditor.tsx';

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

/** /tfx/create/form?status=…: form of a new work, by its stage (specification §2). `work` is the id of a draft to continue. */
export default function WorkFormPage() {
  const [search] = useSearchParams();
  const stage = workStageCodes.find((code) => code === search.get('status'));
  const id = recordId('work', search.get('work') ?? undefined);
  if (stage === undefined) return <Replaced by={href('workCreate')} />;
  return (
    <Container width="narrow">
      {id === null ? (
        <WorkBeginning key={stage} stage={stage} {...headers[stage]} />
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

/** Redirects and replaces the history entry. */
function Replaced({ by }: { by: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(by, { replace: true }), [navigate, by]);
  return <EditorSkeleton />;
}
