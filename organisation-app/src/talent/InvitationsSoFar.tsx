import { talentQueries } from '@puente/client/talent';
import { invitationStatuses } from '@puente/contract/constants/talent-invitations';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { shortDate } from '../dates.ts';

interface InvitationsSoFarProps {
  student: StudentId;
  organization: OrganizationId;
}

/** Earlier invitations of this organisation to the student. Renders nothing without any, or when they cannot be loaded. */
export function InvitationsSoFar({ student, organization }: InvitationsSoFarProps) {
  const { data } = useQuery(
    talentQueries.invitations({
      filters: { student: { $eq: student }, organization: { $eq: organization } },
    }),
  );
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label="Invitaciones enviadas">
      {data.data.map(({ id, project, status, createdAt }) => (
        <li key={id}>
          <Text size="sm">
            {`«${project.title}», ${shortDate(createdAt)}: ${invitationStatuses[status].toLowerCase()}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
