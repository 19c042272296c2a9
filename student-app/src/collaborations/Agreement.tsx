import { agreementFileUrl, agreementOf, signedCopyUrl } from '@puente/client/agreements';
import { collaborationSides, isUnderWay } from '@puente/contract/constants/collaborations';
import type {
  Agreement as Whole,
  AgreementParty,
  AgreementVersion,
} from '@puente/contract/entities/agreement';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { stateOf, useQuery } from '@puente/platform/query';
import { UniversityAgreements } from './UniversityAgreements.tsx';

interface AgreementProps {
  collaboration: Collaboration;
}

/** Agreement of a collaboration: who has accepted it, its text, and what each party can do. */
export function Agreement({ collaboration }: AgreementProps) {
  const agreement = useQuery(agreementOf(collaboration.id));
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-agreement">
      <Heading level={2} size="sm" id="collaboration-agreement">
        Acuerdo
      </Heading>
      <QueryState
        query={stateOf(agreement)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido cargar el acuerdo"
        headingLevel={3}
      >
        {(known) => (
          <>
            <Known collaboration={collaboration} agreement={known} />
            <UniversityAgreements collaboration={collaboration} universities={known.universities} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

interface KnownProps extends AgreementProps {
  agreement: Whole;
}

function Known({ collaboration, agreement }: KnownProps) {
  const { versions, parties } = agreement;
  const [latest] = versions;
  const isOpen = isUnderWay(collaboration.state);
  const waiting = parties.filter(({ hasAccepted }) => !hasAccepted);
  const isMine = waiting.some(({ own }) => own);
  if (!latest)
    return (
      <>
        <Text tone="muted">
          {isOpen
            ? 'Nadie lo ha preparado todavía. Escribid qué se hace, cuándo, con qué ayuda y de quién es el resultado. No es obligatorio para empezar, pero evita malentendidos.'
            : 'Esta colaboración no tuvo un acuerdo escrito.'}
        </Text>
        {isOpen && <Write collaboration={collaboration} agreement={agreement} label="Preparar el acuerdo" />}
      </>
    );
  return (
    <>
      <Text>
        {waiting.length === 0
          ? `Todas las partes han aceptado la versión ${latest.version}.`
          : `Versión ${latest.version}: ${isMine ? 'falta que la aceptes tú' : 'falta que la acepten otras partes'}.`}
      </Text>
      <DescriptionList
        items={parties.map((party) => ({
          term: nameOfParty(party, collaboration),
          icon: party.hasAccepted ? 'success' : 'clock',
          description: party.hasAccepted ? 'Ha aceptado' : 'Todavía no ha aceptado',
        }))}
      />
      <Cluster gap={2}>
        {isOpen && isMine ? (
          <>
            <Read collaboration={collaboration} agreement={agreement} label="Leer y aceptar" isMain />
            <Sign collaboration={collaboration} version={latest} />
          </>
        ) : (
          <Read collaboration={collaboration} agreement={agreement} label="Leer el acuerdo" />
        )}
        {isOpen && <Write collaboration={collaboration} agreement={agreement} label="Cambiar el acuerdo" />}
        <ButtonLink href={agreementFileUrl(collaboration.id)} variant="secondary" size="sm" icon="download">
          Descargar en PDF
        </ButtonLink>
      </Cluster>
      <SignedCopies collaboration={collaboration} version={latest} />
      {versions.length > 1 && <Former versions={versions.slice(1)} />}
    </>
  );
}

/** Name of a party, with its side: 'Uxía Lago, el estudiante'. */
const nameOfParty = ({ side, name }: AgreementParty, { organization_name: organization }: Collaboration) =>
  side === 'organization'
    ? organization
    : [name ?? 'Una persona que borró su cuenta', collaborationSides[side]].join(', ');

interface OfVersionProps extends AgreementProps {
  version: AgreementVersion;
}

/** Links to the copies of a version that parties signed elsewhere. */
function SignedCopies({ collaboration, version: { acceptances } }: OfVersionProps) {
  const copies = acceptances.flatMap(({ copy, ...acceptance }) => (copy ? { copy, ...acceptance } : []));
  if (copies.length === 0) return null;
  return (
    <Stack as="ul" gap={2} data-plain="">
      {copies.map(({ id, copy, side, name }) => (
        <li key={id}>
          {copy.is_kept ? (
            <Link href={signedCopyUrl(collaboration.id, id)}>
              {`Copia firmada de ${name ?? collaborationSides[side]}`}
            </Link>
          ) : (
            <Text>{`Una copia firmada (${collaborationSides[side]}) se borró con su cuenta.`}</Text>
          )}
          <Text size="sm" tone="muted">
            {`Huella del archivo (SHA-256): ${copy.hash.match(/.{8}/g)?.join(' ') ?? copy.hash}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Sign({ collaboration, version }: OfVersionProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "agreementDialogs" */ './SignedCopyDialog.tsx'),
  );
  return (
    <>
      <Button variant="secondary" size="sm" icon="upload" {...button}>
        Subir una copia firmada
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} version={version} onClose={close} />}
    </>
  );
}

function Former({ versions }: { versions: readonly AgreementVersion[] }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        Versiones anteriores
      </Heading>
      <Stack as="ul" gap={2} data-plain="">
        {versions.map(({ version, at, acceptances }) => (
          <li key={version}>
            <Text size="sm" tone="muted">
              {`Versión ${version}, del ${dayOf(at)}. ${
                acceptances.length === 0
                  ? 'No la aceptó nadie.'
                  : `La aceptaron: ${acceptances.map(({ name, side }) => name ?? collaborationSides[side]).join(', ')}.`
              }`}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Read({
  collaboration,
  agreement,
  label,
  isMain = false,
}: KnownProps & { label: string; isMain?: boolean }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "agreementDialogs" */ './AgreementDialog.tsx'),
  );
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} size="sm" icon="file" {...button}>
        {label}
      </Button>
      {Dialog && isOpen && (
        <Dialog collaboration={collaboration} agreement={agreement} accepts={isMain} onClose={close} />
      )}
    </>
  );
}

function Write({ collaboration, agreement, label }: KnownProps & { label: string }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "agreementDialogs" */ './AgreementTermsDialog.tsx'),
  );
  return (
    <>
      <Button variant="secondary" size="sm" icon="edit" {...button}>
        {label}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} agreement={agreement} onClose={close} />}
    </>
  );
}
