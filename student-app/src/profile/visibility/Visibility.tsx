import * as studentQueries from '@puente/client/student-queries';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { DisabilityForm } from './DisabilityForm.tsx';
import { Viewers } from './Viewers.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';

/** Visibility of the student's profile, and the disability answer, which needs its own consent. */
export default function Visibility({ user }: SectionProps) {
  const student = useQuery(studentQueries.one(user.id));
  useReady(!student.isPending);
  return (
    <QueryState
      query={stateOf(student)}
      skeleton={<SkeletonForm fields={2} />}
      failed="No hemos podido cargar quién te ve"
      headingLevel={2}
    >
      {(known) => (
        <Stack gap={8} className={sheet.sheet}>
          <VisibilityChoice student={known} />
          <Viewers />
          <DisabilityForm user={user.id} student={known} />
        </Stack>
      )}
    </QueryState>
  );
}
