import { type SubmitEvent, useId, useRef, useState } from 'react';
import { accountQueries, deleteAccount } from '@puente/client/account';
import { ApiError, explained } from '@puente/client/api-error';
import type { DeletionPreview } from '@puente/contract/entities/account';
import type { CurrentUser } from '@puente/contract/entities/user';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Form, PasswordField, RadioGroup } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { endWithAccount } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';

interface DeletionDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Dialog that previews the effects of deleting the account, and deletes it. */
export function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const formId = useId();
  const preview = useQuery(accountQueries.deletion());
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    onClose();
    await navigate(href('home'));
    endWithAccount();
    showToast({ tone: 'success', message: 'Tu cuenta se ha eliminado. Gracias por haber estado aquí.' });
  }

  return (
    <Dialog
      open
      title="Eliminar mi cuenta"
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            Conservar mi cuenta
          </Button>
          {preview.data && (
            <Button type="submit" form={formId} variant="danger" busy={busy}>
              Eliminar para siempre
            </Button>
          )}
        </>
      }
    >
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={5} />}
        failed="No hemos podido ver qué se borraría"
      >
        {(known) => (
          <DeletionForm
            id={formId}
            preview={known}
            onBusy={setBusy}
            send={(body) => deleteAccount(user.id, body)}
            onDeleted={leave}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

type Leaving = Parameters<typeof deleteAccount>[1];

interface DeletionFormProps {
  id: string;
  preview: DeletionPreview;
  onBusy: (busy: boolean) => void;
  send: (body: Leaving) => Promise<unknown>;
  onDeleted: () => Promise<void>;
}

function DeletionForm({ id, preview, onBusy, send, onDeleted }: DeletionFormProps) {
  const { goes, stays, publishedWorks, hasPassword, loginIsRecent } = preview;
  const [password, setPassword] = useState('');
  const [works, setWorks] = useState<'keep' | 'remove' | null>(null);
  const [errors, setErrors] = useState<{ password?: string; works?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  // A ref, not state: several clicks can arrive before the next render.
  const sending = useRef(false);
  const asksPassword = hasPassword && !loginIsRecent;
  const mustLogInAnew = !hasPassword && !loginIsRecent;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || mustLogInAnew) return;
    const missing = {
      ...(asksPassword && password === '' && { password: messages.loginPassword }),
      ...(publishedWorks > 0 && works === null && { works: messages.choosePublishedWorks }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    sending.current = true;
    onBusy(true);
    setFailure(null);
    try {
      await send({ ...(asksPassword && { password }), ...(works && { works }) });
      await onDeleted();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else setFailure(explained(error));
      onBusy(false);
      sending.current = false;
    }
  }

  return (
    <Form id={id} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Text>No se puede deshacer. Si quieres conservar algo, descarga antes tus datos.</Text>
        <Stack gap={2}>
          <Heading level={3} size="sm">
            Se borra
          </Heading>
          <ul>
            {goes.map(({ what, text }) => (
              <li key={what}>{text}</li>
            ))}
          </ul>
        </Stack>
        {stays.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="sm">
              Se queda
            </Heading>
            <ul>
              {stays.map(({ what, text, why }) => (
                <li key={what}>{`${text}: ${why}`}</li>
              ))}
            </ul>
          </Stack>
        )}
        {publishedWorks > 0 && (
          <RadioGroup
            legend="¿Qué hacemos con tus trabajos publicados?"
            name="works"
            required
            value={works}
            onChange={(chosen) => setWorks(chosen === 'keep' ? 'keep' : 'remove')}
            error={errors.works}
            options={[
              { value: 'keep', label: 'Que sigan en el repositorio, sin mi nombre' },
              { value: 'remove', label: 'Que se borren también' },
            ]}
          />
        )}
        {works === 'keep' && (
          <Text size="sm" tone="muted">
            Quitamos tu nombre de las fichas y de los archivos, pero no de las páginas de los documentos: si
            lo llevan escrito, se seguirá leyendo.
          </Text>
        )}
        {asksPassword && (
          <PasswordField
            label="Tu contraseña"
            name="deletion-password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={errors.password}
          />
        )}
        {mustLogInAnew && (
          <Notice tone="warning" title="Vuelve a entrar primero">
            Cierra la sesión, entra otra vez y elimina la cuenta en los diez minutos siguientes: así sabemos
            que eres tú.
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido eliminar tu cuenta">
            {failure}
          </Notice>
        )}
      </Stack>
    </Form>
  );
}
