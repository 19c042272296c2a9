import { certificateQueries } from '@puente/client/certificates';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { CertificateOfMember } from './CertificateOfMember.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';

/** Certificates of a collaboration, once its work is delivered: the student's own, or those of all students. */
export function Certificates({ collaboration }: { collaboration: Collaboration }) {
  const { id, state, side } = collaboration;
  const isDelivered = state === 'delivered' || state === 'closed';
  const certificates = useQuery({ ...certificateQueries.of(id), enabled: isDelivered });
  if (!isDelivered) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-certificates">
      <Heading level={2} size="sm" id="collaboration-certificates">
        Certificado
      </Heading>
      <QueryState
        query={stateOf(certificates)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido cargar el certificado"
        headingLevel={3}
      >
        {(known) =>
          known.length === 0 ? (
            <Text tone="muted">Nadie de esta colaboración puede tener un certificado.</Text>
          ) : (
            known.map((one) =>
              side === 'student' ? (
                <OwnCertificate key={one.member} collaboration={collaboration} known={one} />
              ) : (
                <CertificateOfMember
                  key={one.member}
                  collaboration={collaboration}
                  known={one}
                  isNamed={known.length > 1}
                />
              ),
            )
          )
        }
      </QueryState>
    </Stack>
  );
}
