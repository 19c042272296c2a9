import * as organizationQueries from '@puente/client/organization-queries';
import { organizationCriteria, organizationCriterionCodes } from '@puente/contract/constants/evaluations';
import type { OrganizationId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { Averages } from './Averages.tsx';

/** Averages of what students say about an organisation. Left out without enough of them, and if they cannot be loaded. */
export function OrganizationAverages({ id }: { id: OrganizationId }) {
  const { data: averages } = useQuery(organizationQueries.averages(id));
  if (!averages) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="organization-evaluations">
      <Heading level={2} size="lg" id="organization-evaluations">
        Lo que dicen sus estudiantes
      </Heading>
      <Averages
        criteria={organizationCriterionCodes.map((code) => [
          organizationCriteria[code],
          averages.means[code],
        ])}
        about={`Media de ${averages.count} valoraciones de estudiantes que han colaborado con ella.`}
      />
    </Stack>
  );
}
