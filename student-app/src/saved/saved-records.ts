import { useEffect, useEffectEvent } from 'react';
import type { UserDetails } from '@puente/contract/entities/user';
import type { UserId } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';
import { messageOf } from '@puente/client/api-error';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { rememberPendingSave, takePendingSave, updateUser, useUser } from '@puente/platform/session';
import { askLogin, showToast } from '@puente/platform/ui';

type ProfileId = UserDetails['id'];

/** How users of a role save records of one kind. */
interface SaverCalls<Id extends number> {
  send: (profile: ProfileId, record: Id, saved: boolean) => Promise<unknown>;
  /** Query that a change makes stale: the list in the profile, for example. */
  list: (user: UserId, record: Id) => { queryKey: readonly unknown[] };
}

/** A kind of record that users save, and where what they saved is kept. */
export interface SavedKind<Id extends number> {
  name: string;
  idsIn: (details: UserDetails) => readonly Id[] | undefined;
  withIds: (details: UserDetails, ids: Id[]) => UserDetails;
  /** Calls of each role that saves this kind. */
  savers: Partial<Record<Role, SaverCalls<Id>>>;
  /**
   * Told once a visitor's click is carried out after the login. Without it visitors click again: other people may be told of
   * such a change.
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
  /** Of the user's profile row. */
  profile: ProfileId;
  calls: SaverCalls<Id>;
  record: Id;
  saved: boolean;
  /** Told when it is done. */
  told?: string | undefined;
}

/**
 * What the signed-in user saved of one kind. A change shows at once everywhere, and is taken back with a message when
 * the API refuses it. A visitor who saves is asked to log in, and then it is saved.
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

  // The first button on the page does it for all. It looks as it did before the login, and a second click would take the record
  // off again: therefore the toast.
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

/** Another user may have signed in by the time an answer comes: their list is not touched. */
function show<Id extends number>(kind: SavedKind<Id>, { user: whose, record, saved }: Change<Id>): void {
  updateUser((user) => {
    if (user.id !== whose || !user.details) return user;
    const others = (kind.idsIn(user.details) ?? []).filter((id) => id !== record);
    return { ...user, details: kind.withIds(user.details, saved ? [...others, record] : others) };
  });
}
