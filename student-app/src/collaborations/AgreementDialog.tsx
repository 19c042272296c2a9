import { type ReactNode, useState } from 'react';
import { acceptAgreement } from '@puente/client/agreements';
import type { Agreement, AgreementVersion } from '@puente/contract/entities/agreement';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Checkbox } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import { WordDifferences } from '@puente/design-system/word-differences';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { sendAboutVersion, showAgreement } from './refresh-agreement.ts';

interface AgreementDialogProps {
  collaboration: Collaboration;
  agreement: Agreement;
  /** The reader has not accepted the latest version, and may. */
  accepts: boolean;
  onClose: () => void;
}

/** Dialog with the whole agreement. Parties who have not accepted the latest version do so here. */
export default function AgreementDialog({
  collaboration,
  agreement,
  accepts,
  onClose,
}: AgreementDialogProps) {
  const [latest, former] = agreement.versions;
  if (!latest) return null;
  const text = <AgreementText version={latest} former={former} />;
  if (accepts)
    return (
      <Acceptance collaboration={collaboration} version={latest} onClose={onClose}>
        {text}
      </Acceptance>
    );
  return (
    <Dialog
      open
      size="lg"
      title={`Acuerdo, versión ${latest.version}`}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {text}
    </Dialog>
  );
}

interface AcceptanceProps {
  collaboration: Collaboration;
  version: AgreementVersion;
  onClose: () => void;
  children: ReactNode;
}

function Acceptance({ collaboration: { id }, version, onClose, children }: AcceptanceProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { isRead: false } });
  // The tick is for the text that was shown then: the API refuses it for another one.
  const [read, setRead] = useState(version.hash);
  const [opened] = useState(version.hash);
  return (
    <KeptFormDialog
      name={`agreement-${id}-${opened.slice(0, 12)}`}
      form={form}
      title={`Acuerdo, versión ${version.version}`}
      submitLabel="Aceptar el acuerdo"
      cancelLabel="Cerrar"
      failureTitle="No hemos podido guardar tu aceptación"
      send={() =>
        sendAboutVersion(queryClient, id, {
          send: () => acceptAgreement(id, read),
          onChanged: () => form.setValue('isRead', false),
        })
      }
      onSent={async (changed) => {
        showToast({ tone: 'success', message: 'Has aceptado el acuerdo.' });
        await showAgreement(queryClient, id, changed);
      }}
      onClose={onClose}
    >
      {children}
      <Checkbox
        label={`He leído la versión ${version.version} y la acepto`}
        required
        error={form.formState.errors.isRead?.message}
        {...form.register('isRead', {
          validate: (value) => value || messages.required,
          onChange: () => setRead(version.hash),
        })}
      />
    </KeptFormDialog>
  );
}

interface AgreementTextProps {
  version: AgreementVersion;
  former: AgreementVersion | undefined;
}

function AgreementText({ version: { sections, hash }, former }: AgreementTextProps) {
  const before = new Map(former?.sections.map(({ heading, text }) => [heading, text]));
  const changed = sections.filter(({ heading, text }) => former && before.get(heading) !== text);
  return (
    <Stack gap={4}>
      {changed.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {`Qué cambia respecto a la versión ${former?.version ?? ''}`}
          </Heading>
          {changed.map(({ heading, text }) => (
            <div key={heading}>
              <Text>{`${heading}:`}</Text>
              <WordDifferences before={before.get(heading) ?? ''} after={text} />
            </div>
          ))}
        </Stack>
      )}
      {sections.map(({ heading, text }) => (
        <Stack key={heading} gap={1}>
          <Heading level={3} size="sm">
            {heading}
          </Heading>
          <PlainText text={text} />
        </Stack>
      ))}
      <Text size="sm" tone="muted">
        {`Huella del texto (SHA-256): ${hash.match(/.{8}/g)?.join(' ') ?? hash}`}
      </Text>
    </Stack>
  );
}
