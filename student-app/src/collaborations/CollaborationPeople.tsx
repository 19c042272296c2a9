import { isUnderWay } from '@puente/contract/constants/collaborations';
import type {
  Collaboration,
  CollaborationDetail,
  CollaborationMember,
} from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { nameOfMember } from './collaboration-words.ts';
import { TeacherActions } from './TeacherActions.tsx';

/** People of a collaboration: its students, the organisation's person and the teacher. */
export function CollaborationPeople({ collaboration }: { collaboration: CollaborationDetail }) {
  const { members, tutor, teacher, organization_name: organization } = collaboration;
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-people">
      <Heading level={2} size="sm" id="collaboration-people">
        Personas
      </Heading>
      <Stack as="ul" gap={3} data-plain="">
        {members.map((member) => (
          <li key={member.id}>
            <Member member={member} collaboration={collaboration} />
          </li>
        ))}
      </Stack>
      <DescriptionList
        items={[
          {
            term: organization,
            icon: 'building',
            description: tutor ? `${tutor.name} ${tutor.surname}` : 'Sin persona de contacto todavía',
          },
          {
            term: 'Docente',
            icon: 'graduation',
            description: teacher
              ? [`${teacher.name} ${teacher.surname}`, teacher.university].filter(Boolean).join(' · ')
              : 'Nadie lo dirige todavía',
          },
        ]}
      />
      <TeacherActions collaboration={collaboration} />
    </Stack>
  );
}

interface MemberProps {
  member: CollaborationMember;
  collaboration: Collaboration;
}

function Member({ member, collaboration }: MemberProps) {
  const { side, is_team: isTeam, state, members } = collaboration;
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './DepartureDialog.tsx'),
  );
  const others = members.filter(({ leftAt }) => leftAt === null).length - 1;
  const mayLeave =
    isTeam &&
    others > 0 &&
    isUnderWay(state) &&
    member.leftAt === null &&
    (member.own || side === 'organization');
  return (
    <Stack gap={2}>
      <Text>
        {`${[nameOfMember(member), member.university].filter(Boolean).join(' · ')}${member.own ? ' (tú)' : ''}`}
      </Text>
      {member.leftAt !== null && (
        <Text size="sm" tone="muted">
          {`Dejó la colaboración. ${member.left_reason ?? ''}`.trim()}
        </Text>
      )}
      {member.leftAt === null && (
        <Cluster gap={2}>
          {side === 'student' && member.own && member.application !== null && (
            <ButtonLink
              href={href('chat', {}, { application: member.application })}
              variant="secondary"
              size="sm"
              icon="chat"
            >
              Escribir a la organización
            </ButtonLink>
          )}
          {side === 'organization' && member.application !== null && (
            <ButtonLink
              href={href('chat', {}, { application: member.application })}
              variant="secondary"
              size="sm"
              icon="chat"
            >
              {`Escribir a ${member.name ?? ''}`}
            </ButtonLink>
          )}
          {mayLeave && (
            <Button variant="quiet" size="sm" {...button}>
              {member.own ? 'Dejar el equipo' : `Sacar del equipo a ${member.name ?? 'esta persona'}`}
            </Button>
          )}
        </Cluster>
      )}
      {Dialog && isOpen && <Dialog collaboration={collaboration} member={member} onClose={close} />}
    </Stack>
  );
}
