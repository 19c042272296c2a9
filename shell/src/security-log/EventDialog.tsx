import { securityEventWords } from '@puente/contract/constants/security-events';
import type { SecurityEvent } from '@puente/contract/entities/security-event';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { PlainText } from '@puente/design-system/plain-text';
import { href } from '@puente/platform/links';
import { momentOf } from '../staff-acts/act-words.ts';
import { accountOf, actorOf, originOf } from './event-words.ts';

interface EventDialogProps {
  event: SecurityEvent;
  onNarrow: (by: 'user' | 'address', value: string) => void;
  onClose: () => void;
}

/** Dialog of one event, which leads to the account and to what else happened to it or came from its origin. */
export function EventDialog({ event, onNarrow, onClose }: EventDialogProps) {
  const { kind, createdAt, user, address, reason } = event;
  return (
    <Dialog
      open
      title={securityEventWords[kind]}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            { term: 'Cuándo', description: momentOf(createdAt) },
            {
              term: 'Cuenta',
              description:
                user === null || kind === 'accountDeleted' ? (
                  accountOf(event)
                ) : (
                  <Link href={href('staffPerson', { id: user })}>{accountOf(event)}</Link>
                ),
            },
            { term: 'Quién lo hizo', description: actorOf(event) },
            ...(reason === null ? [] : [{ term: 'Motivo', description: <PlainText text={reason} /> }]),
            { term: 'Origen', description: originOf(address) },
          ]}
        />
        <Stack gap={3}>
          {user !== null && (
            <Button variant="secondary" onClick={() => onNarrow('user', String(user))}>
              Ver todo lo de esta cuenta
            </Button>
          )}
          <Button variant="secondary" onClick={() => onNarrow('address', address)}>
            Ver todo desde este origen
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
