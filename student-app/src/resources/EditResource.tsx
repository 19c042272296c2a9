import { type ComponentType, lazy, Suspense } from 'react';
import type { Resource } from '@puente/contract/entities/content';
import { editors, isAmong } from '@puente/contract/roles';
import { useUser } from '@puente/platform/session';

// Nobody else downloads it. Without its code the page is whole, so a failure is not shown.
const Button = lazy<ComponentType<{ resource: Resource }>>(() =>
  import(/* webpackChunkName: "staff" */ './EditResourceButton.tsx').catch(() => ({ default: () => null })),
);

/** Link to the editor of a resource, and its state while it is not published. Only editors load and see it. */
export function EditResource({ resource }: { resource: Resource }) {
  const user = useUser();
  if (!isAmong(editors, { role: user?.profileType ?? null, staffRole: user?.staffRole ?? null })) return null;
  return (
    <Suspense fallback={null}>
      <Button resource={resource} />
    </Suspense>
  );
}
