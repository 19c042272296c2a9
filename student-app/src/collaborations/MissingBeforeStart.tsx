import { agreementOf } from '@puente/client/agreements';
import type { Agreement } from '@puente/contract/entities/agreement';
import type { CollaborationId } from '@puente/contract/ids';
import { Notice } from '@puente/design-system/notice';
import { useQuery } from '@puente/platform/query';

/** Notice that names what is missing before the work begins. It warns: the work may begin all the same. */
export function MissingBeforeStart({ id }: { id: CollaborationId }) {
  const { data } = useQuery(agreementOf(id));
  const missing = data ? missingBeforeStart(data) : [];
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Todavía falta algo">
      {`Puedes empezar igualmente, pero falta ${new Intl.ListFormat('es').format(missing)}.`}
    </Notice>
  );
}

function missingBeforeStart({ versions, parties, universities }: Agreement): string[] {
  return [
    ...(versions.length > 0 && parties.every(({ hasAccepted }) => hasAccepted)
      ? []
      : [versions.length === 0 ? 'preparar el acuerdo' : 'que todas las partes acepten el acuerdo']),
    ...universities
      .filter(({ entry }) => entry === null || entry.reference === null)
      .map(({ name }) => `el convenio de ${name}`),
  ];
}
