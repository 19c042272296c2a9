import { conversationQueries } from '@puente/client/conversations';
import type { MenuCount } from '@puente/contract/manifest-names';
import { useQuery } from '@puente/platform/query';
import { useAskedAtRest } from '../frame/asked-at-rest.ts';
import { CountedLabel } from '../frame/CountedLabel.tsx';

/** What a manifest can have counted at an entry. A count that this shell does not know, of an app released after it, is not shown. */
const counts: Partial<Record<string, typeof UnreadMessages>> = {
  unreadMessages: UnreadMessages,
} satisfies Record<MenuCount, typeof UnreadMessages>;

/** The name of an entry with what is counted at it. */
export function BarCount({ name, label }: { name: string; label: string }) {
  const Count = counts[name];
  return Count ? <Count label={label} /> : <CountedLabel label={label} count={0} />;
}

/** A failure is silent: the last known count stays. */
function UnreadMessages({ label }: { label: string }) {
  const atRest = useAskedAtRest();
  const { data } = useQuery({ ...conversationQueries.unread(), ...atRest });
  return <CountedLabel label={label} count={data?.messages ?? 0} />;
}
