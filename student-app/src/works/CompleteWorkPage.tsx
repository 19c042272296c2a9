import { type WorkStage, workStages } from '@puente/contract/constants/works';
import { completionSteps, stagesAfter } from '@puente/contract/forms/work-steps';
import { Container } from '@puente/design-system/layout';
import { recordId } from '@puente/platform/pages';
import { useParams, useSearchParams } from '@puente/platform/router';
import { WorkEditor } from './WorkEditor.tsx';
import { WorkNotFound } from './WorkNotFound.tsx';

const headers: Partial<Record<WorkStage, { title: string; lead: string }>> = {
  onGoing: {
    title: 'Tu propuesta ya está en curso',
    lead: 'Di cuándo la terminarás. Lo que ya contaste se queda como está.',
  },
  finished: {
    title: 'Tu trabajo ya está terminado',
    lead: 'Añade el documento y di quién puede leerlo. Lo que ya contaste se queda como está.',
  },
};

/** /tfx/:id/complete?status=…: moves a work to its next stage and asks for the additional fields (specification §2). */
export default function CompleteWorkPage() {
  const id = recordId('work', useParams().id);
  const wanted = useSearchParams()[0].get('status');
  return (
    <Container width="narrow">
      {id === null ? (
        <WorkNotFound />
      ) : (
        <WorkEditor
          key={`${id} ${wanted}`}
          id={id}
          editing={({ status }, areas) => {
            const possible = stagesAfter(status);
            const stage = possible.find((code) => code === wanted) ?? possible[0];
            if (stage === undefined) return null;
            const header = headers[stage] ?? { title: workStages[stage], lead: '' };
            return { ...header, stage, steps: completionSteps(stage, areas) };
          }}
        />
      )}
    </Container>
  );
}
