import { type ComponentType, lazy, Suspense } from 'react';
import type { Work } from '@puente/contract/entities/work';
import { isAmong, supporters } from '@puente/contract/roles';
import { useUser } from '@puente/platform/session';

// Nobody else downloads it. Without its code the page is whole, so a failure is not shown.
const Button = lazy<ComponentType<{ work: Work }>>(() =>
  import(/* webpackChunkName: "authorship" */ './CorrectAuthorshipButton.tsx').catch(() => ({
    default: () => null,
  })),
);

/** Button that corrects the authorship of a published work, for support. */
export function CorrectAuthorship({ work }: { work: Work }) {
  const user = useUser();
  if (!isAmong(supporters, { role: user?.profileType ?? null, staffRole: user?.staffRole ?? null }))
    return null;
  return (
    <Suspense fallback={null}>
      <Button work={work} />
    </Suspense>
  );
}
