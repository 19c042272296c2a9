import { conversationQueries } from '@puente/client/conversations';
import type { MenuCount } from '@puente/contract/manifest-names';
import { useQuery } from '@puente/platform/query';
import { useAskedAtRest } from '../frame/asked-at-rest.ts';
import { CountBadge } from '../frame/CountBadge.tsx';

/** What a manifest can have counted at an entry. A count that this shell does not know, of an app released after it, is not shown. */
const counts: Partial<Record<string, typeof UnreadMessages>> = {
  unreadMessages: UnreadMessages,
} satisfies Record<MenuCount, typeof UnreadMessages>;

export function BarCount({ name }: { name: string }) {
  const Count = counts[name];
  return Count ? <Count /> : null;
}

/** A failure is silent: the last known count stays. */
function UnreadMessages() {
  const atRest = useAskedAtRest();
  const { data } = useQuery({ ...conversationQueries.unread(), ...atRest });
  return <CountBadge count={data?.messages ?? 0} />;
}
