import { useState } from 'react';
import { secondFactorQueries } from '@puente/client/second-factor';
import { sessionQueries } from '@puente/client/sessions';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { retryOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { PasskeysSection } from './PasskeysSection.tsx';
import { RecoverySection } from './RecoverySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TotpSection } from './TotpSection.tsx';

/** /user/security: second factor and active sessions. */
export default function SecurityPage() {
  const factor = useQuery(secondFactorQueries.own());
  const queries = useQueryClient();
  // Kept in state only: the codes are shown once, and are gone when the page closes.
  const [freshCodes, setFreshCodes] = useState<readonly string[] | null>(null);
  useReady(!factor.isPending);

  const onChange = async (codes: readonly string[] | null = null): Promise<void> => {
    if (codes) setFreshCodes(codes);
    // The change has ended the other sessions.
    void queries.invalidateQueries({ queryKey: sessionQueries.key });
    await queries.invalidateQueries({ queryKey: secondFactorQueries.key });
  };
  return (
    <Container width="text">
      <Stack gap={6}>
        <PageHeader
          title="Seguridad de la cuenta"
          lead="Con la verificación en dos pasos nadie entra solo con tu contraseña: además pedimos un código o una llave de acceso. Cuando la cambias, cerramos tus sesiones en los demás dispositivos."
        />
        {factor.error && (
          <Retry
            place="section"
            title="No hemos podido cargar tu verificación en dos pasos"
            {...retryOf(factor)}
          />
        )}
        {factor.isPending && <Skeleton />}
        {factor.data && (
          <>
            <TotpSection factor={factor.data} onChange={onChange} />
            <PasskeysSection factor={factor.data} onChange={onChange} />
            <RecoverySection
              factor={factor.data}
              fresh={freshCodes}
              onSaved={() => setFreshCodes(null)}
              onChange={onChange}
            />
          </>
        )}
        <SessionsSection />
      </Stack>
    </Container>
  );
}
