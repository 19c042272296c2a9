import type { TakedownKind } from '@puente/contract/constants/takedowns';
import type { TakedownNote } from '@puente/contract/entities/takedown-note';
import { TakedownNotice } from '@puente/design-system/takedown';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

interface TakedownBannerProps {
  kind: TakedownKind;
  takedown: TakedownNote;
}

/** Banner above a record that is taken down, which leads staff and the owner each to their page of the takedown. */
export function TakedownBanner({ kind, takedown }: TakedownBannerProps) {
  const { id } = takedown;
  const isStaff = useUser()?.profileType === 'staff';
  return (
    <TakedownNotice
      kind={kind}
      takedown={takedown}
      href={isStaff ? href('staffTakedown', { id }) : href('takedown', { id })}
      action={isStaff ? 'Ver la retirada' : undefined}
    />
  );
}
