import { useRef } from 'react';
import { answerInvitation, talentQueries } from '@puente/client/talent';
import type { TalentInvitation } from '@puente/contract/entities/talent';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';

/** Invitation to a project: the organisation, its message, and the student's answer. */
export function InvitationCard({ invitation }: { invitation: TalentInvitation }) {
  const { project, organization, message, createdAt } = invitation;
  const answer = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <CardTitle
        level={3}
        eyebrow={<Link href={href('organization', { id: organization.id })}>{organization.name}</Link>}
      >
        <Link href={href('project', { id: project.id })}>{project.title}</Link>
      </CardTitle>
      <CardBody>
        <Text size="sm" tone="muted">
          {`Te invitó el ${dayOf(createdAt)}`}
        </Text>
        {message !== null && <Text>{`«${message}»`}</Text>}
        <div ref={answer} tabIndex={-1}>
          {/* The buttons disappear after the answer: move focus to the text that replaces them. */}
          <Answer invitation={invitation} onAnswered={() => answer.current?.focus()} />
        </div>
      </CardBody>
    </Card>
  );
}

interface AnswerProps {
  invitation: TalentInvitation;
  /** Called once the list shows the answer. */
  onAnswered: () => void;
}

function Answer({ invitation, onAnswered }: AnswerProps) {
  const { status, project, organization, answeredAt } = invitation;
  const on = answeredAt === null ? '' : ` el ${dayOf(answeredAt)}`;
  if (status === 'declined')
    return <Text tone="muted">{`La rechazaste${on}. ${organization.name} no tiene tus datos.`}</Text>;
  if (status === 'accepted') {
    return (
      <Stack gap={3}>
        <Text>{`La aceptaste${on}. ${organization.name} tiene tu correo y tu teléfono.`}</Text>
        {project.open && (
          <CardFooter>
            <ButtonLink href={href('projectApply', { id: project.id })} size="sm" variant="secondary">
              Solicitar el proyecto
            </ButtonLink>
          </CardFooter>
        )}
      </Stack>
    );
  }
  if (!project.open)
    return <Text tone="muted">El proyecto ya no admite a nadie más: no tienes que hacer nada.</Text>;
  return <Question invitation={invitation} onAnswered={onAnswered} />;
}

function Question({ invitation: { id, organization, project }, onAnswered }: AnswerProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (accepted: boolean) => answerInvitation(id, accepted),
    onSuccess: (_, accepted) =>
      showToast({
        tone: 'success',
        message: accepted
          ? `Has aceptado. ${organization.name} ya tiene tu correo y tu teléfono.`
          : `Has rechazado la invitación a «${project.title}».`,
      }),
    // Also after an error: another tab may have answered, or the project may be closed.
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries({ queryKey: talentQueries.key });
      if (error === null) onAnswered();
    },
  });
  return (
    <AcceptOrDecline
      consequence={`Si aceptas, ${organization.name} tendrá tu correo y tu teléfono para escribirte.`}
      busy={isPending}
      error={error}
      onAnswer={mutate}
    />
  );
}
