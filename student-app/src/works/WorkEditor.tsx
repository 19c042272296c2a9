import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import type { WorkStage } from '@puente/contract/constants/works';
import type { Work } from '@puente/contract/entities/work';
import type { WorkStep } from '@puente/contract/forms/work-steps';
import type { WorkId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Skeleton, SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { isOwn } from './own-works.ts';
import { PublishLimit } from './PublishLimit.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkNotFound, WorkProblem } from './WorkProblem.tsx';

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
  const user = useUser();
  const work = useQuery(workQueries.one(id));
  const areas = useQuery(studyQueries.areas());
  useReady(!work.isPending && !areas.isPending);

  if (work.isPending || areas.isPending) return <EditorSkeleton />;
  if (!work.data || !areas.data) {
    return (
      <WorkProblem
        error={work.error ?? areas.error}
        retrying={work.isFetching || areas.isFetching}
        onRetry={() => {
          for (const query of [work, areas]) if (query.isError) void query.refetch();
        }}
      />
    );
  }
  const asked = editing(
    work.data,
    areas.data.map(({ name }) => name),
  );
  if (!isOwn(user, work.data) || asked === null) return <WorkNotFound />;
  return (
    <Stack gap={5}>
      <PageHeader title={asked.title} lead={asked.lead} />
      {work.data.isDraft && <PublishLimit />}
      <WorkForm work={work.data} stage={asked.stage} steps={asked.steps} title={asked.title} />
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
