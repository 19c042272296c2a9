import { conversationQueries } from '@puente/client/conversations';
import type { MenuCount } from '@puente/contract/manifest-names';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useBackgroundRefetch } from '../frame/background-refetch.ts';
import { CountedLabel } from '../frame/CountedLabel.tsx';

/** Counts that a manifest can put on an entry. A count that this shell does not know, from an app released later, is not shown. */
const counts: Partial<Record<string, typeof UnreadMessages>> = {
  unreadMessages: UnreadMessages,
} satisfies Record<MenuCount, typeof UnreadMessages>;

/** Label of an entry with its count. */
export function BarCount({ name, label }: { name: string; label: string }) {
  const Count = counts[name];
  return Count ? <Count label={label} /> : <CountedLabel label={label} count={0} />;
}

/** Unread messages. A failed request is silent: the last known count stays. */
function UnreadMessages({ label }: { label: string }) {
  const refetch = useBackgroundRefetch();
  // The API shows no messages to staff who see as another person.
  const enabled = useUser()?.view === undefined;
  const { data } = useQuery({ ...conversationQueries.unread(), ...refetch, enabled });
  return <CountedLabel label={label} count={data?.messages ?? 0} />;
}
