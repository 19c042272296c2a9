import * as organizationQueries from '@puente/client/organization-queries';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';

/** Verification status of the organisation, the benefits of verification, and what would revoke it. */
export function Verification({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.one(organization.id));
  return (
    <ManageSection title="Verificación">
      <QueryState query={stateOf(query)} failed="No hemos podido cargar la verificación">
        {({ verified, talent_access: talent }) => (
          <Stack gap={5}>
            {verified ? (
              <Notice tone="success" title="Tu organización está verificada">
                Nuestro equipo ha comprobado su nombre y su web.
              </Notice>
            ) : (
              <Notice tone="warning" title="Pendiente de verificar">
                Nuestro equipo la revisará en unos días. Ayuda que el nombre y la web estén completos.
              </Notice>
            )}
            <Stack gap={2}>
              <Text>
                <strong>Qué da.</strong>
              </Text>
              <ul>
                <li>La marca «Organización verificada» en su página y junto a sus proyectos.</li>
                <li>Los datos de contacto de quienes preseleccionas.</li>
                <li>
                  {`Poder tener acceso al Talent Corner. ${talent === true ? 'Tu organización ya lo tiene.' : 'Tu organización todavía no lo tiene.'}`}
                </li>
              </ul>
            </Stack>
            <Text tone="muted">
              Sin verificar también puedes publicar y responder solicitudes. Si cambias el nombre o la web, la
              revisamos de nuevo.
            </Text>
          </Stack>
        )}
      </QueryState>
    </ManageSection>
  );
}
