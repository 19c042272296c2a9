import * as studentQueries from '@puente/client/student-queries';
import { studentCriteria, studentCriterionCodes } from '@puente/contract/constants/evaluations';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { Averages } from './Averages.tsx';

/** Averages of what organisations say about the student. Left out without enough of them, and if they cannot be loaded. */
export function OwnAverages() {
  const { data: averages } = useQuery(studentQueries.ownAverages());
  if (!averages) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="own-evaluations">
      <Heading level={3} size="sm" id="own-evaluations">
        Lo que dicen las organizaciones
      </Heading>
      <Averages
        criteria={studentCriterionCodes.map((code) => [studentCriteria[code], averages.means[code]])}
        about={`Media de ${averages.count} valoraciones de tus colaboraciones. Solo la ves tú.`}
      />
    </Stack>
  );
}
