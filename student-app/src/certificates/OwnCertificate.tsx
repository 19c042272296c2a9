import { certificateBadgeUrl, certificateFileUrl } from '@puente/client/certificates';
import { writeCertificateCode } from '@puente/contract/certificate-code';
import { competencesInWords, confirmedInWords, voidedInWords } from '@puente/contract/certificate-words';
import { certificateFacts } from '@puente/contract/constants/certificates';
import type { Certificate, MemberCertificate } from '@puente/contract/entities/certificate';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { linkedInAddress } from './linked-in.ts';
import { VoidCertificate } from './VoidCertificate.tsx';

interface OwnCertificateProps {
  collaboration: Collaboration;
  known: MemberCertificate;
}

/** The student's certificate: issue it, take it along, decide what its page shows, void it. */
export function OwnCertificate({ collaboration, known }: OwnCertificateProps) {
  const { latest, minutes, competences, can_be_issued: canBeIssued } = known;
  const isValid = latest !== null && latest.voidedAt === null;
  if (collaboration.state !== 'closed')
    return (
      <Text tone="muted">
        Podrás emitirlo cuando la organización dé la colaboración por terminada. Llevará tus horas confirmadas
        y las competencias que la organización haya visto en tu trabajo.
      </Text>
    );
  return (
    <Stack gap={4}>
      {latest && !isValid && <Voided certificate={latest} canBeIssued={canBeIssued} />}
      {isValid ? (
        <Valid collaboration={collaboration} certificate={latest} />
      ) : (
        canBeIssued && (
          <>
            <Text>
              Demuestra lo que has hecho con un papel que cualquiera puede comprobar. Esto es lo que diría
              hoy:
            </Text>
            <DescriptionList items={confirmedFacts({ minutes, competences })} />
          </>
        )
      )}
      {isValid && canBeIssued && (
        <Notice tone="info" title="Tu certificado se ha quedado antiguo">
          {`Hoy llevaría tu nombre como está en tu cuenta. Horas confirmadas: ${confirmedInWords(minutes)}. Competencias: ${competencesInWords(competences)}. Si emites otro, el anterior dejará de valer.`}
        </Notice>
      )}
      {canBeIssued && (
        <div>
          <FactsButton
            collaboration={collaboration}
            latest={latest}
            isNew
            variant={isValid ? 'secondary' : 'primary'}
            label={latest === null ? 'Emitir el certificado' : 'Emitir otro certificado'}
          />
        </div>
      )}
    </Stack>
  );
}

/** Facts that the organisation has confirmed. */
const confirmedFacts = ({ minutes, competences }: Pick<Certificate, 'minutes' | 'competences'>) =>
  [
    { term: 'Horas confirmadas', icon: 'clock', description: confirmedInWords(minutes) },
    {
      term: 'Competencias que ha visto la organización',
      icon: 'success',
      description: competencesInWords(competences),
    },
  ] as const;

function Voided({ certificate, canBeIssued }: { certificate: Certificate; canBeIssued: boolean }) {
  const isByOrganization = certificate.voidedBy === 'organization';
  return (
    <Notice tone={isByOrganization ? 'warning' : 'info'} title={voidedInWords(certificate)}>
      {certificate.void_reason !== null && <Text>{`«${certificate.void_reason}»`}</Text>}
      {isByOrganization && !canBeIssued && (
        <Text>
          Habla con la organización. Podrás emitir otro cuando cambie las horas confirmadas o las
          competencias.
        </Text>
      )}
    </Notice>
  );
}

function Valid({ collaboration, certificate }: { collaboration: Collaboration; certificate: Certificate }) {
  const { code, issuedAt, shown } = certificate;
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          {
            term: 'Código',
            icon: 'lock',
            description: (
              <Link href={href('certificate', { code: writeCertificateCode(code) })}>
                {writeCertificateCode(code)}
              </Link>
            ),
          },
          { term: 'Emitido', icon: 'calendar', description: dayOf(issuedAt) },
          ...confirmedFacts(certificate),
          {
            term: 'Su página enseña',
            icon: 'eye',
            description:
              shown.length === 0
                ? 'Solo que es válido'
                : capitalized(shown.map((fact) => certificateFacts[fact].toLowerCase()).join(', ')),
          },
        ]}
      />
      <Text size="sm" tone="muted">
        La insignia es un archivo con el estándar Open Badges 3.0, firmado: vale en las carteras de
        credenciales y en los sitios que las comprueban.
      </Text>
      <Cluster gap={2}>
        <ButtonLink href={certificateFileUrl(collaboration.id)} icon="download" size="sm">
          Descargar en PDF
        </ButtonLink>
        <ButtonLink
          href={certificateBadgeUrl(collaboration.id)}
          variant="secondary"
          icon="download"
          size="sm"
        >
          Descargar la insignia
        </ButtonLink>
        <FactsButton
          collaboration={collaboration}
          latest={certificate}
          variant="secondary"
          label="Elegir qué enseña"
        />
        <ButtonLink
          href={linkedInAddress(certificate, collaboration)}
          variant="secondary"
          size="sm"
          icon="external"
        >
          Añadir a LinkedIn
        </ButtonLink>
        <VoidCertificate
          collaboration={collaboration}
          certificate={certificate}
          label="Anular el certificado"
        />
      </Cluster>
    </Stack>
  );
}

interface FactsButtonProps {
  collaboration: Collaboration;
  latest: Certificate | null;
  /** Issues a new certificate. */
  isNew?: boolean;
  variant: 'primary' | 'secondary';
  label: string;
}

/** Button of the dialog about what the page shows. */
function FactsButton({ collaboration, latest, isNew = false, variant, label }: FactsButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "certificateDialogs" */ './ShownFactsDialog.tsx'),
  );
  return (
    <>
      <Button variant={variant} size="sm" icon={isNew ? 'file' : 'eye'} {...button}>
        {label}
      </Button>
      {Dialog && isOpen && (
        <Dialog collaboration={collaboration} latest={latest} isNew={isNew} onClose={close} />
      )}
    </>
  );
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
