import type { CurrentUser, UserDetails } from '@puente/contract/entities/user';
import type { StudentId, UserId } from '@puente/contract/ids';
import { messageOf } from '@puente/client/api-error';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { updateUser, useUser } from '@puente/platform/session';
import { askLogin, showToast } from '@puente/platform/ui';

/** A kind of record that students save, and where what they saved is kept. */
export interface SavedKind<Id extends number> {
  name: string;
  idsIn: (details: UserDetails) => readonly Id[] | undefined;
  withIds: (details: UserDetails, ids: Id[]) => UserDetails;
  send: (student: StudentId, record: Id, saved: boolean) => Promise<unknown>;
  /** What it makes stale: the list of them in the profile, for example. */
  list: (user: UserId, record: Id) => { queryKey: readonly unknown[] };
  refused: { save: string; forget: string };
}

export interface SavedRecords<Id extends number> {
  isSaved: (record: Id) => boolean;
  save: (record: Id) => void;
  forget: (record: Id) => void;
}

interface Change<Id> {
  user: UserId;
  /** Id of the student row. */
  student: StudentId;
  record: Id;
  saved: boolean;
}

/**
 * What the signed-in student saved of one kind. A change shows at once everywhere, and is taken back with a message when
 * the API refuses it. A visitor who saves is asked to log in.
 */
export function useSavedRecords<Id extends number>(kind: SavedKind<Id>): SavedRecords<Id> {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that pressing twice ends as the second press said. Without a network they fail at once.
    scope: { id: `saved-${kind.name}` },
    mutationFn: ({ student, record, saved }: Change<Id>) => kind.send(student, record, saved),
    onMutate: (change) => show(kind, change),
    onError: (error, change) => {
      show(kind, { ...change, saved: !change.saved });
      const what = change.saved ? kind.refused.save : kind.refused.forget;
      showToast({ tone: 'danger', message: `${what} ${messageOf(error)}` });
    },
    onSuccess: (_, { user: whose, record }) => queryClient.invalidateQueries(kind.list(whose, record)),
  });

  const student = user?.profileType === 'student' ? user.details : null;
  const change = (record: Id, saved: boolean) => {
    if (!user) askLogin();
    else if (student) mutate({ user: user.id, student: student.id, record, saved });
  };
  return {
    isSaved: (record) => (student && kind.idsIn(student)?.includes(record)) ?? false,
    save: (record) => change(record, true),
    forget: (record) => change(record, false),
  };
}

/** Another user may have signed in by the time an answer comes: their list is not touched. */
function show<Id extends number>(kind: SavedKind<Id>, { student, record, saved }: Change<Id>): void {
  updateUser((user: CurrentUser) => {
    if (user.profileType !== 'student' || user.details?.id !== student) return user;
    const others = (kind.idsIn(user.details) ?? []).filter((id) => id !== record);
    return { ...user, details: kind.withIds(user.details, saved ? [...others, record] : others) };
  });
}
