import { universityCopyUrl } from '@puente/client/agreements';
import { collaborationSides, isUnderWay } from '@puente/contract/constants/collaborations';
import { dayInWords } from '@puente/contract/day-in-words';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { UniversityAgreement } from '@puente/contract/entities/university-agreement';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { PlainText } from '@puente/design-system/plain-text';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';

interface UniversityAgreementsProps {
  collaboration: Collaboration;
  universities: readonly UniversityAgreement[];
}

/** Agreements that the universities of students need: who asks for each, what is missing, and its reference. */
export function UniversityAgreements({ collaboration, universities }: UniversityAgreementsProps) {
  return universities.map((needed) => (
    <Stack key={needed.university} gap={2}>
      <Heading level={3} size="sm">
        {`Convenio de ${needed.name}`}
      </Heading>
      <Needed collaboration={collaboration} needed={needed} />
    </Stack>
  ));
}

interface NeededProps {
  collaboration: Collaboration;
  needed: UniversityAgreement;
}

function Needed({ collaboration, needed }: NeededProps) {
  const { id, state, side } = collaboration;
  const { rule, entry, university } = needed;
  const mayWrite = isUnderWay(state) && (entry !== null || rule.asked_by === side);
  return (
    <>
      <Text>{stateOf(needed, collaboration)}</Text>
      <PlainText text={rule.needs} />
      <Text size="sm" tone="muted">
        <Link href={rule.link}>Lo dice la universidad</Link>
        {` (consultado el ${dayInWords(rule.checked)})`}
      </Text>
      <Cluster gap={2}>
        {mayWrite && <Write collaboration={collaboration} needed={needed} />}
        {entry?.has_copy === true && (
          <ButtonLink href={universityCopyUrl(id, university)} variant="secondary" size="sm" icon="download">
            Descargar el convenio
          </ButtonLink>
        )}
      </Cluster>
    </>
  );
}

/** State of the agreement, and what is missing. */
function stateOf({ rule, entry }: UniversityAgreement, { side, teacher }: Collaboration): string {
  if (entry !== null && entry.reference !== null)
    return `Ya está: ${entry.reference}${entry.has_copy ? '' : ', todavía sin copia'}. Lo anotó ${entry.name ?? 'una persona que borró su cuenta'} el ${dayOf(entry.at)}.`;
  if (entry !== null) return `Pedido el ${dayOf(entry.at)}. Falta su referencia.`;
  if (rule.asked_by === side) return 'Hace falta antes de empezar, y te toca pedirlo.';
  return rule.asked_by === 'teacher' && teacher === null
    ? 'Hace falta antes de empezar, y lo pide el docente: invita a uno más abajo.'
    : `Hace falta antes de empezar, y lo pide ${collaborationSides[rule.asked_by]}.`;
}

function Write({ collaboration, needed }: NeededProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "agreementDialogs" */ './UniversityAgreementDialog.tsx'),
  );
  const { entry } = needed;
  return (
    <>
      <Button
        variant={entry === null || entry.reference === null ? 'primary' : 'secondary'}
        size="sm"
        icon="edit"
        {...button}
      >
        {entry === null
          ? 'Anotar que lo he pedido'
          : entry.reference === null
            ? 'Anotar la referencia'
            : 'Cambiar la referencia'}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} needed={needed} onClose={close} />}
    </>
  );
}
