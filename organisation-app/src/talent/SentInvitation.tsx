import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { talentQueries, withdrawInvitation } from '@puente/client/talent';
import { type InvitationStatus, invitationStatuses } from '@puente/contract/constants/talent-invitations';
import type { TalentInvitation } from '@puente/contract/entities/talent';
import { mailto } from '@puente/contract/mailto';
import { Button } from '@puente/design-system/button';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip, type ChipTone } from '@puente/design-system/chip';
import { factLine } from '@puente/design-system/details';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { shortDate } from '../dates.ts';
import styles from './Talent.module.css';
import { fullNameOf } from './talent-facts.ts';

const tones: Readonly<Record<InvitationStatus, ChipTone>> = {
  sent: 'info',
  accepted: 'success',
  declined: 'neutral',
};

/** An invitation that the organisation has sent. Shows the student's contact data once they have accepted. */
export function SentInvitation({ invitation }: { invitation: TalentInvitation }) {
  const { status, student, project, message, createdAt, answeredAt } = invitation;
  return (
    <Card>
      <CardTitle level={3} eyebrow={<Chip tone={tones[status]}>{invitationStatuses[status]}</Chip>}>
        <Link href={href('talentProfile', { id: student.id })}>{fullNameOf(student)}</Link>
      </CardTitle>
      <CardBody>
        <Text>
          Proyecto: <Link href={href('projectApplications', { id: project.id })}>{project.title}</Link>
        </Text>
        {message !== null && <Text tone="muted">{`«${message}»`}</Text>}
        {status === 'accepted' && <Contact student={student} />}
      </CardBody>
      <CardFooter>
        <span>
          {factLine([
            `Enviada el ${shortDate(createdAt)}`,
            answeredAt && `Respondida el ${shortDate(answeredAt)}`,
          ])}
        </span>
        {status === 'sent' && <Withdraw invitation={invitation} />}
      </CardFooter>
    </Card>
  );
}

function Contact({ student: { email, phone } }: Pick<TalentInvitation, 'student'>) {
  if (email === null)
    return <Text>Verás su correo y su teléfono cuando tu organización esté verificada.</Text>;
  return (
    <Cluster as="ul" gap={4} aria-label="Contacto" className={styles.contact}>
      <li>
        <Link href={mailto(email)}>{email}</Link>
      </li>
      {phone !== null && phone !== '' && (
        <li>
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </li>
      )}
    </Cluster>
  );
}

function Withdraw({ invitation: { id, student } }: { invitation: TalentInvitation }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: () => {
      showToast({ tone: 'success', message: `Has retirado la invitación a ${student.name}.` });
      return queryClient.invalidateQueries({ queryKey: talentQueries.key });
    },
  });
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
        Retirar
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`¿Retirar la invitación a ${student.name}?`}
        confirmLabel="Retirar la invitación"
        tone="danger"
        busy={isPending}
        failure={error && explained(error)}
        onConfirm={() => mutate()}
        onCancel={close}
      >
        <p>Dejará de verla en su perfil. Podrás volver a invitarle.</p>
      </ConfirmDialog>
    </>
  );
}
