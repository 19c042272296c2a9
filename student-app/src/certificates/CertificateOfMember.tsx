import { writeCertificateCode } from '@puente/contract/certificate-code';
import { competencesInWords, confirmedInWords, voidedInWords } from '@puente/contract/certificate-words';
import type { Certificate, MemberCertificate } from '@puente/contract/entities/certificate';
import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { nameOfMember } from '../collaborations/collaboration-words.ts';
import { VoidCertificate } from './VoidCertificate.tsx';

interface CertificateOfMemberProps {
  collaboration: Collaboration;
  known: MemberCertificate;
  /** There are several students: each has a heading. */
  isNamed: boolean;
}

/** Certificate of a student: the organisation says what it has seen and may void it, the teacher reads it. */
export function CertificateOfMember({ collaboration, known, isNamed }: CertificateOfMemberProps) {
  const { side, members } = collaboration;
  const { latest, competences, minutes } = known;
  const member = members.find(({ id }) => id === known.member);
  if (!member) return null;
  const isOrganization = side === 'organization';
  return (
    <Stack gap={3}>
      {isNamed && (
        <Heading level={3} size="sm">
          {nameOfMember(member)}
        </Heading>
      )}
      <DescriptionList
        items={[
          {
            term: isOrganization
              ? 'Competencias que habéis visto'
              : 'Competencias que ha visto la organización',
            icon: 'success',
            description: competencesInWords(competences),
          },
          { term: 'Horas confirmadas', icon: 'clock', description: confirmedInWords(minutes) },
          { term: 'Certificado', icon: 'file', description: <Standing latest={latest} /> },
        ]}
      />
      {isOrganization && (
        <Cluster gap={2}>
          <Competences collaboration={collaboration} member={member} known={known} />
          {latest && latest.voidedAt === null && (
            <VoidCertificate
              collaboration={collaboration}
              certificate={latest}
              label="Anular el certificado"
            />
          )}
        </Cluster>
      )}
    </Stack>
  );
}

function Standing({ latest }: { latest: Certificate | null }) {
  if (latest === null) return 'No lo ha emitido';
  const code = writeCertificateCode(latest.code);
  return (
    <>
      <Link href={href('certificate', { code })}>{code}</Link>
      <span>
        {latest.voidedAt === null ? `, emitido el ${dayOf(latest.issuedAt)}` : `. ${voidedInWords(latest)}`}
      </span>
    </>
  );
}

interface CompetencesProps {
  collaboration: Collaboration;
  member: CollaborationMember;
  known: MemberCertificate;
}

function Competences({ collaboration, member, known }: CompetencesProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "certificateDialogs" */ './CompetencesDialog.tsx'),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="edit"
        {...button}
        aria-label={`Marcar competencias de ${nameOfMember(member)}`}
      >
        Marcar competencias
      </Button>
      {Dialog && isOpen && (
        <Dialog
          collaboration={collaboration}
          member={member}
          competences={known.competences}
          onClose={close}
        />
      )}
    </>
  );
}
