import type { ProjectId, StudentId, UserId } from '@puente/contract/ids';
import { messageOf } from '@puente/client/api-error';
import { saveProject } from '@puente/client/students';
import * as studentQueries from '@puente/client/student-queries';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { updateUser, useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';

interface Change {
  user: UserId;
  /** Id of the student row. */
  student: StudentId;
  project: ProjectId;
  saved: boolean;
}

export interface SavedProjects {
  /** Only students save projects. */
  canSave: boolean;
  isSaved: (project: ProjectId) => boolean;
  save: (project: ProjectId) => void;
  forget: (project: ProjectId) => void;
}

/**
 * The signed-in student's saved projects. A change shows at once everywhere, and is taken back with a message when
 * the API refuses it.
 */
export function useSavedProjects(): SavedProjects {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that pressing twice ends as the second press said. Without a network they fail at once.
    scope: { id: 'saved-projects' },
    networkMode: 'always',
    mutationFn: ({ student, project, saved }: Change) => saveProject(student, project, saved),
    onMutate: show,
    onError: (error, change) => {
      show({ ...change, saved: !change.saved });
      const what = change.saved
        ? 'No se ha podido guardar el proyecto.'
        : 'No se ha podido quitar de guardados.';
      showToast({ tone: 'danger', message: `${what} ${messageOf(error)}` });
    },
    onSuccess: (_, { user: whose }) => queryClient.invalidateQueries(studentQueries.favorites(whose)),
  });

  const student = user?.profileType === 'student' ? user.details : null;
  const change = (project: ProjectId, saved: boolean) => {
    if (user && student) mutate({ user: user.id, student: student.id, project, saved });
  };
  return {
    canSave: student !== null,
    isSaved: (project) => student?.favorites?.includes(project) ?? false,
    save: (project) => change(project, true),
    forget: (project) => change(project, false),
  };
}

/** Another user may have signed in by the time an answer comes: their list is not touched. */
function show({ student, project, saved }: Change): void {
  updateUser((user) => {
    if (user.profileType !== 'student' || user.details?.id !== student) return user;
    const others = (user.details.favorites ?? []).filter((id) => id !== project);
    return { ...user, details: { ...user.details, favorites: saved ? [...others, project] : others } };
  });
}
