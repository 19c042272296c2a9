import { deliveryFileUrl } from '@puente/client/deliveries';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { Delivery } from '@puente/contract/entities/delivery';
import { formatMegabytes } from '@puente/contract/file-size';
import { Chip } from '@puente/design-system/chip';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { deletedPerson } from './delivery-words.ts';

const answerers: Readonly<Record<CollaborationSide, string>> = {
  student: 'El estudiante',
  organization: 'La organización',
  teacher: 'El docente',
};

/** A delivered version, with its answer. */
export function DeliveryVersion({ version }: { version: Delivery }) {
  const { id, link, file, text, confidential, sentAt, name, reason } = version;
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        {link !== null && (
          <Link href={link} external>
            {`Abrir la entrega en ${new URL(link).hostname}`}
          </Link>
        )}
        {file !== null && (
          <Link href={deliveryFileUrl(id)} external>
            {`Abrir «${file.name}» (PDF, ${formatMegabytes(file.size).replace(' ', '\u00A0')})`}
          </Link>
        )}
        {confidential && <Chip icon="lock">Confidencial</Chip>}
      </Cluster>
      {text !== null && <Text>{text}</Text>}
      <Text size="sm" tone="muted">
        {`${name ?? deletedPerson} · ${dayOf(sentAt)}`}
      </Text>
      <Answer version={version} />
      {reason !== null && <Text>{`«${reason}»`}</Text>}
    </Stack>
  );
}

function Answer({ version: { answer, answeredAt, answered_by: by } }: { version: Delivery }) {
  if (answer === null || answeredAt === null || by === null) return null;
  const said = answer === 'approved' ? 'aprobó esta versión' : 'pidió cambios';
  return <Text size="sm">{`${answerers[by]} ${said} el ${dayOf(answeredAt)}.`}</Text>;
}
