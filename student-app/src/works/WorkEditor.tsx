import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import type { WorkStage } from '@puente/contract/constants/works';
import type { Work } from '@puente/contract/entities/work';
import type { WorkStep } from '@puente/contract/forms/work-steps';
import type { WorkId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton, SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { retryOf, stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { isOwn } from './own-works.ts';
import { PublishLimit } from './PublishLimit.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkNotFound } from './WorkNotFound.tsx';

/** Texts and form pages of a page that edits a work. */
interface Editing {
  title: string;
  lead: string;
  stage: WorkStage;
  steps: readonly WorkStep[];
}

interface WorkEditorProps {
  id: WorkId;
  /** Returns null when the work cannot be edited in this form. The work's own page then shows its state. */
  editing: (work: Work, areas: readonly string[]) => Editing | null;
}

/** Form for one of the student's own works. Waits until the work has loaded. */
export function WorkEditor({ id, editing }: WorkEditorProps) {
  const work = useQuery(workQueries.one(id));
  const areas = useQuery(studyQueries.areas());
  const isPending = work.isPending || areas.isPending;
  useReady(!isPending);

  return (
    <QueryState
      query={{
        ...stateOf(work),
        data: work.data && areas.data && { work: work.data, areas: areas.data.map(({ name }) => name) },
        isPending,
        retry: retryOf(work, areas),
      }}
      skeleton={<EditorSkeleton />}
      failed="No hemos podido cargar el trabajo"
      headingLevel={1}
      notFound={<WorkNotFound />}
    >
      {(known) => <Editor work={known.work} editing={editing(known.work, known.areas)} />}
    </QueryState>
  );
}

function Editor({ work, editing }: { work: Work; editing: Editing | null }) {
  const user = useUser();
  if (!isOwn(user, work) || editing === null) return <WorkNotFound />;
  return (
    <Stack gap={5}>
      <PageHeader title={editing.title} lead={editing.lead} />
      {work.isDraft && <PublishLimit />}
      <WorkForm work={work} stage={editing.stage} steps={editing.steps} title={editing.title} />
      <div>
        <Link href={href('profile', {}, { section: 'tfx' })} variant="standalone">
          Dejarlo por ahora y volver a mis trabajos
        </Link>
      </div>
    </Stack>
  );
}

export function EditorSkeleton() {
  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">Cargando el formulario</VisuallyHidden>
      <Skeleton shape="title" />
      <SkeletonForm />
    </Stack>
  );
}
