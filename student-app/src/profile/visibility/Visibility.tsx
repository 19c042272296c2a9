import { messageOf } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import type { SectionProps } from '../section-pages.ts';
import sheet from '../Sheet.module.css';
import { DisabilityForm } from './DisabilityForm.tsx';
import { Viewers } from './Viewers.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';

/** Visibility of the student's profile, and the disability answer, which needs its own consent. */
export default function Visibility({ user }: SectionProps) {
  const student = useQuery(studentQueries.one(user.id));
  useReady(!student.isPending);
  if (student.isPending) return <SkeletonForm fields={2} />;
  if (!student.data) {
    return (
      <Retry
        place="page"
        headingLevel={2}
        title="No hemos podido cargar quién te ve"
        message={messageOf(student.error)}
        busy={student.isFetching}
        onRetry={() => void student.refetch()}
      />
    );
  }
  return (
    <Stack gap={8} className={sheet.sheet}>
      <VisibilityChoice student={student.data} />
      <Viewers />
      <DisabilityForm user={user.id} student={student.data} />
    </Stack>
  );
}
