import { useState } from 'react';
import { ApiError, explained } from '@puente/client/api-error';
import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import { completeStudentProfile } from '@puente/client/students';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { useQueryClient } from '@puente/platform/query';
import { updateUser } from '@puente/platform/session';
import { completionOf } from './answers.ts';

/** Sends the wizard's answers, and lets the whole product know the fuller profile. */
export function useCompletion(): {
  /** @returns what is refused, by field; nothing once it is kept. Rejects when it could not be sent */
  complete: (answers: FieldValues) => Promise<Record<string, string> | undefined>;
  failure: string | undefined;
} {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();

  async function complete(answers: FieldValues) {
    const { data, errors } = completionOf(answers);
    if (!data) return errors;
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
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return { ...error.fields };
      setFailure(`${explained(error)} No has perdido nada de lo que has escrito.`);
      throw error;
    }
  }

  return { complete, failure };
}
