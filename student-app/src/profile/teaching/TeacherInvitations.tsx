import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { answerTeacherInvitation, teacherInvitationQueries } from '@puente/client/collaboration-teachers';
import { collaborationQueries } from '@puente/client/collaborations';
import type { TeacherInvitation } from '@puente/contract/entities/teacher-invitation';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Grid } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

const names = new Intl.ListFormat('es', { type: 'conjunction' });

/** Invitations to guide collaborations that wait for the teacher. Absent without any. */
export function TeacherInvitations({ invitations }: { invitations: readonly TeacherInvitation[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Once the last is answered, the heading stays for the focus.
  const [hasAnswered, setHasAnswered] = useState(false);
  if (invitations.length === 0 && !hasAnswered) return null;
  return (
    <ProfileSection title="Te invitan a dirigir" headingRef={heading}>
      {invitations.length === 0 && <Text tone="muted">Has respondido a todas.</Text>}
      <Grid as="ul">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Card>
              <CardTitle level={3} eyebrow={invitation.organization_name}>
                {invitation.title}
              </CardTitle>
              <CardBody>
                {[
                  names.format(invitation.students),
                  invitation.invited_by && `Te invita ${invitation.invited_by}`,
                ]
                  .filter(Boolean)
                  .join('. ')}
              </CardBody>
              <CardFooter>
                <Answer
                  invitation={invitation}
                  onSent={() => setHasAnswered(true)}
                  onAnswered={() => heading.current?.focus()}
                />
              </CardFooter>
            </Card>
          </li>
        ))}
      </Grid>
    </ProfileSection>
  );
}

interface AnswerProps {
  invitation: TeacherInvitation;
  onSent: () => void;
  /** Called once the list shows the answer. */
  onAnswered: () => void;
}

function Answer({ invitation: { id, title }, onSent, onAnswered }: AnswerProps) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [teacherInvitationQueries.key, collaborationQueries.key].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );

  async function takeBack(): Promise<void> {
    try {
      await answerTeacherInvitation(id, null);
      await refresh();
      showToast({ tone: 'success', message: `«${title}» vuelve a esperar tu respuesta.` });
    } catch (failure) {
      showToast({ tone: 'danger', message: `No hemos podido deshacerlo. ${messageOf(failure)}` });
    }
  }

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (accepted: boolean) => answerTeacherInvitation(id, accepted),
    onSuccess: async (_, accepted) => {
      onSent();
      showToast({
        tone: 'success',
        message: accepted ? `Ya diriges «${title}».` : `Hemos dicho que no puedes dirigir «${title}».`,
        ...(!accepted && { action: { label: 'Deshacer', onPress: () => void takeBack() } }),
      });
      await refresh();
      onAnswered();
    },
  });
  return (
    <AcceptOrDecline
      consequence="Si aceptas, verás la colaboración, y sus participantes verán tu nombre y tu universidad."
      busy={isPending}
      error={error}
      onAnswer={mutate}
    />
  );
}
