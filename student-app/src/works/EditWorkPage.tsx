import { workSteps } from '@puente/contract/forms/work-steps';
import { Container } from '@puente/design-system/layout';
import { recordId } from '@puente/platform/pages';
import { useParams } from '@puente/platform/router';
import { WorkEditor } from './WorkEditor.tsx';
import { WorkNotFound } from './WorkNotFound.tsx';

/** /tfx/:id/edit: form of an own work, for its current stage. */
export default function EditWorkPage() {
  const id = recordId('work', useParams().id);
  return (
    <Container width="narrow">
      {id === null ? (
        <WorkNotFound />
      ) : (
        <WorkEditor
          key={id}
          id={id}
          editing={(work, areas) => ({
            title: 'Edita tu trabajo',
            lead: work.isDraft
              ? 'Nadie más lo ve hasta que lo publiques.'
              : 'Está publicado: los demás verán los cambios cuando los guardes.',
            stage: work.status,
            steps: workSteps(work.status, areas),
          })}
        />
      )}
    </Container>
  );
}
