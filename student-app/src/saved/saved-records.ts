import { useEffect, useEffectEvent } from 'react';
import type { CurrentUser, UserDetails } from '@puente/contract/entities/user';
import type { UserId } from '@puente/contract/ids';
import { messageOf } from '@puente/client/api-error';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { rememberPendingSave, takePendingSave, updateUser, useUser } from '@puente/platform/session';
import { askLogin, showToast } from '@puente/platform/ui';

/** Id of the profile row of a student or a teacher. */
type ProfileId = UserDetails['id'];

/** Roles that save records. */
type Saver = 'student' | 'teacher';

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
  /** A role without calls does not save this kind. */
  savers: { student: SaverCalls<Id>; teacher?: SaverCalls<Id> };
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

interface Change<Id> {
  user: UserId;
  role: Saver;
  profile: ProfileId;
  record: Id;
  saved: boolean;
  /** The user clicked before the login. */
  isPending?: boolean;
}

/**
 * What the signed-in user saved of one kind. A change shows at once everywhere, and is taken back with a message when
 * the API refuses it. A visitor who saves is asked to log in, and then it is saved.
 */
export function useSavedRecords<Id extends number>(kind: SavedKind<Id>): SavedRecords<Id> {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that pressing twice ends as the second press said. Without a network they fail at once.
    scope: { id: `saved-${kind.name}` },
    mutationFn: async ({ role, profile, record, saved }: Change<Id>) =>
      kind.savers[role]?.send(profile, record, saved),
    onMutate: (change) => show(kind, change),
    onError: (error, change) => {
      show(kind, { ...change, saved: !change.saved });
      const what = change.saved ? kind.refused.save : kind.refused.forget;
      showToast({ tone: 'danger', message: `${what} ${messageOf(error)}` });
    },
    onSuccess: (_, { user: whose, role, record, isPending }) => {
      // The button looks as it did before the login: a second click would take the record off again.
      if (isPending && kind.savedAfterLogin) showToast({ tone: 'success', message: kind.savedAfterLogin });
      const list = kind.savers[role]?.list(whose, record);
      return list && queryClient.invalidateQueries(list);
    },
  });

  const saver = saverOf(kind, user);
  const ids = saver && kind.idsIn(saver.details);
  const change = (record: Id, saved: boolean, isPending = false) => {
    if (saver) {
      const { user: whose, role, details } = saver;
      mutate({ user: whose, role, profile: details.id, record, saved, isPending });
    } else if (!user) {
      if (saved && kind.savedAfterLogin) rememberPendingSave(kind.name, record);
      askLogin();
    }
  };

  // The first button on the page does it for all.
  const saveWhatWaits = useEffectEvent(() => {
    const record = takePendingSave(kind.name) as Id | null;
    if (record !== null && !ids?.includes(record)) change(record, true, true);
  });
  const hasProfile = Boolean(user?.profileType);
  useEffect(() => {
    if (hasProfile) saveWhatWaits();
  }, [hasProfile]);

  return {
    isSaved: (record) => ids?.includes(record) ?? false,
    save: (record) => change(record, true),
    forget: (record) => change(record, false),
  };
}

/** The user as one who saves this kind; null for everybody else. */
function saverOf<Id extends number>(kind: SavedKind<Id>, user: CurrentUser | null) {
  if (!user?.details) return null;
  const { id, profileType: role, details } = user;
  if (role !== 'student' && role !== 'teacher') return null;
  return kind.savers[role] ? { user: id, role, details } : null;
}

/** Another user may have signed in by the time an answer comes: their list is not touched. */
function show<Id extends number>(kind: SavedKind<Id>, { role, profile, record, saved }: Change<Id>): void {
  updateUser((user: CurrentUser) => {
    if (user.profileType !== role || user.details?.id !== profile) return user;
    const others = (kind.idsIn(user.details) ?? []).filter((id) => id !== record);
    return { ...user, details: kind.withIds(user.details, saved ? [...others, record] : others) };
  });
}
