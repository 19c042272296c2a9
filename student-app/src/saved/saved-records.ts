import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { UserDetails } from '@puente/contract/entities/user';
import type { UserId } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { rememberPendingSave, takePendingSave, updateUser, useUser } from '@puente/platform/session';
import { askLogin, showToast } from '@puente/platform/ui';

type ProfileId = UserDetails['id'];

/** API call and query with which users of a role save records of a kind. */
interface SaverCalls<Id extends number> {
  send: (profile: ProfileId, record: Id, saved: boolean) => Promise<unknown>;
  /** Query that a change makes stale, for example the list in the profile. */
  list: (user: UserId, record: Id) => { queryKey: readonly unknown[] };
}

/** Kind of record that users can save, and the place where its saved IDs are kept. */
export interface SavedKind<Id extends number> {
  name: string;
  idsIn: (details: UserDetails) => readonly Id[] | undefined;
  withIds: (details: UserDetails, ids: Id[]) => UserDetails;
  /** Calls by role, for the roles that can save this kind. */
  savers: Partial<Record<Role, SaverCalls<Id>>>;
  /**
   * Confirmation after a visitor's click has been completed by their login. Without it the click is not remembered and the visitor clicks
   * again, because such a change may notify other people.
   */
  savedAfterLogin?: string;
  refused: { save: string; forget: string };
}

export interface SavedRecords<Id extends number> {
  isSaved: (record: Id) => boolean;
  save: (record: Id) => void;
  forget: (record: Id) => void;
}

interface Change<Id extends number> {
  user: UserId;
  /** ID of the user's profile row. */
  profile: ProfileId;
  calls: SaverCalls<Id>;
  record: Id;
  saved: boolean;
  /** Confirmation to show on success. */
  told?: string | undefined;
}

/**
 * Records of one kind that the signed-in user has saved. A change shows at once everywhere, and is rolled back with a message if the API
 * refuses it. Visitors are asked to log in; with `savedAfterLogin` the record is then saved.
 */
export function useSavedRecords<Id extends number>(kind: SavedKind<Id>): SavedRecords<Id> {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // Serialise the requests, so that the last click wins. Offline they fail at once.
    scope: { id: `saved-${kind.name}` },
    mutationFn: ({ calls, profile, record, saved }: Change<Id>) => calls.send(profile, record, saved),
    onMutate: (change) => show(kind, change),
    onError: (error, change) => {
      show(kind, { ...change, saved: !change.saved });
      const what = change.saved ? kind.refused.save : kind.refused.forget;
      showToast({ tone: 'danger', message: `${what} ${messageOf(error)}` });
    },
    onSuccess: (_, { user: whose, calls, record, told }) => {
      if (told) showToast({ tone: 'success', message: told });
      return queryClient.invalidateQueries(calls.list(whose, record));
    },
  });

  const role = user?.profileType;
  const calls = role && kind.savers[role];
  const details = calls && user.details;
  const ids = details && kind.idsIn(details);
  const change = (record: Id, saved: boolean, told?: string) => {
    if (details) mutate({ user: user.id, profile: details.id, calls, record, saved, told });
    else if (!user) {
      if (saved && kind.savedAfterLogin) rememberPendingSave(kind.name, record);
      askLogin();
    }
  };

  // The first button that mounts completes the pending save for all. The toast is needed because the button looks unchanged, and a second
  // click would remove the record again.
  const saveWhatWaits = useEffectEvent(() => {
    const record = takePendingSave(kind.name) as Id | null;
    if (record !== null && !ids?.includes(record)) change(record, true, kind.savedAfterLogin);
  });
  useEffect(() => {
    if (role) saveWhatWaits();
  }, [role]);

  return {
    isSaved: (record) => ids?.includes(record) ?? false,
    save: (record) => change(record, true),
    forget: (record) => change(record, false),
  };
}

/** Updates the saved IDs only for the same user: another user may have signed in before the response. */
function show<Id extends number>(kind: SavedKind<Id>, { user: whose, record, saved }: Change<Id>): void {
  updateUser((user) => {
    if (user.id !== whose || !user.details) return user;
    const others = (kind.idsIn(user.details) ?? []).filter((id) => id !== record);
    return { ...user, details: kind.withIds(user.details, saved ? [...others, record] : others) };
  });
}
