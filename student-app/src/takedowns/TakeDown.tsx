import { type ComponentType, lazy, Suspense } from 'react';
import { isAmong, supporters } from '@puente/contract/roles';
import { useUser } from '@puente/platform/session';
import type { TakeDownProps } from './take-down-props.ts';

// Nobody else downloads it. Without its code the page is whole, so a failure is not shown.
const Button = lazy<ComponentType<TakeDownProps>>(() =>
  import(/* webpackChunkName: "takeDownButton" */ './TakeDownButton.tsx').catch(() => ({
    default: () => null,
  })),
);

/** Button that takes a record down, for support. */
export function TakeDown(props: TakeDownProps) {
  const user = useUser();
  if (!isAmong(supporters, { role: user?.profileType ?? null, staffRole: user?.staffRole ?? null }))
    return null;
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  );
}
