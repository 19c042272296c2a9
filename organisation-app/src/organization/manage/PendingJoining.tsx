import { messageOf } from '@puente/client/api-error';
import { decideJoining, inviteToJoin, withdrawJoining } from '@puente/client/joinings';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Joining } from '@puente/contract/entities/joining';
import { Button } from '@puente/design-system/button';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { shortDate } from '../../dates.ts';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

interface PendingJoiningProps {
  joining: Joining;
  organization: OwnOrganization;
}

type Answer = 'accept' | 'refuse' | 'withdraw' | 'resend';

/** Request to join, or invitation that has not been answered. */
export function PendingJoining({ joining, organization }: PendingJoiningProps) {
  const queryClient = useQueryClient();
  const isRequest = joining.origin === 'request';
  const name = isRequest ? `${joining.name ?? ''} ${joining.surname ?? ''}`.trim() : joining.email;
  const confirmations: Record<Answer, string> = {
    accept: `${name} ya gestiona ${organization.name}.`,
    refuse: `No has aceptado a ${name}. Se lo decimos por correo.`,
    withdraw: `Has retirado la invitación a ${name}.`,
    resend: `Hemos enviado otra vez la invitación a ${name}.`,
  };
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (answer: Answer) => {
      if (answer === 'withdraw') return withdrawJoining(joining.id);
      if (answer === 'resend') return void (await inviteToJoin(organization.id, joining.email));
      return decideJoining(joining.id, answer === 'accept');
    },
    onSuccess: (_, answer) => showToast({ tone: 'success', message: confirmations[answer] }),
    // Also after an error: a colleague may have decided first.
    onSettled: () =>
      // The count of pending work includes join requests.
      queryClient.invalidateQueries({ queryKey: [...organizationQueries.key, organization.id] }),
  });
  const button = (answer: Answer, words: string, variant: 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      size="sm"
      busy={isPending && variables === answer}
      aria-disabled={isPending || undefined}
      aria-label={`${words}: ${name}`}
      onClick={() => mutate(answer)}
    >
      {words}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <Text size="sm" tone="muted">
          {`${isRequest ? `${joining.email} · ` : 'Invitación enviada · '}${shortDate(joining.createdAt)}`}
        </Text>
      </div>
      {isRequest ? (
        <>
          {button('accept', 'Aceptar', 'secondary')}
          {button('refuse', 'No aceptar', 'quiet')}
        </>
      ) : (
        <>
          {button('resend', 'Reenviar', 'secondary')}
          {button('withdraw', 'Retirar', 'quiet')}
        </>
      )}
      {error !== null && (
        <Notice tone="danger" live>
          {messageOf(error)}
        </Notice>
      )}
    </li>
  );
}
