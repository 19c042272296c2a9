import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import { completeStudentProfile } from '@puente/client/students';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { Outcome } from '@puente/design-system/multi-step-form';
import { refusalOfSteps } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { updateUser } from '@puente/platform/session';
import { completionOf } from './answers.ts';

/** Sends the wizard's answers, and lets the whole product know the fuller profile. */
export function useCompletion(): (answers: FieldValues) => Promise<Outcome> {
  const queryClient = useQueryClient();

  return async (answers) => {
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
      // What fits this student is another question now.
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
