import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import { completeStudentProfile } from '@puente/client/students';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps, usePreload } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { updateUser } from '@puente/platform/session';

/** Loads the conversion of the answers. With its schemas it is as large as the rest of the page. */
const loadCompletion = () => import(/* webpackChunkName: "wizard-completion" */ './completion.ts');

/** Sends the wizard's answers and updates the session with the completed profile. */
export function useProfileCompletion(): (answers: FieldValues) => Promise<Outcome> {
  const queryClient = useQueryClient();
  usePreload(loadCompletion);

  return async (answers) => {
    const { completionOf } = await loadCompletion();
    const { data, errors } = completionOf(answers);
    if (!data) return { errors };
    try {
      const { data: student } = await completeStudentProfile(data);
      updateUser((user) => ({
        ...user,
        phone: student.phone ?? user.phone,
        ...(user.details && {
          details: { ...user.details, university: student.university, province: student.province },
        }),
      }));
      // The matches depend on the student's profile.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: studentQueries.key }),
        queryClient.invalidateQueries({ queryKey: projectQueries.key }),
      ]);
      return undefined;
    } catch (error) {
      return refusalOfSteps(error);
    }
  };
}
