import { useRef, useState } from 'react';
import { updateOwnUser } from '@puente/client/account';
import { explained } from '@puente/client/api-error';
import { fileUrl } from '@puente/client/http';
import { uploadFile } from '@puente/client/upload';
import type { CurrentUser } from '@puente/contract/entities/user';
import { fileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { CropDialog } from './CropDialog.tsx';
import styles from './Picture.module.css';

const limits = fileLimits({ purpose: 'picture' });

/** The user's picture: chosen, cropped to a square, and taken away. */
export function Picture({ user }: { user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = user.picture?.previewUrl ?? user.picture?.url;

  async function choose(file: File) {
    setProblem(null);
    setFailure(null);
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      setProblem('No podemos leer este archivo. Elige una imagen.');
    }
  }

  async function keep(picture: File | null, done: string) {
    setBusy(true);
    setFailure(null);
    try {
      const id = picture ? (await uploadFile(picture, 'picture')).id : null;
      const saved = await updateOwnUser({ picture: id });
      updateUser(() => saved);
      setChosen(null);
      showToast({ tone: 'success', message: done });
    } catch (error) {
      setFailure(explained(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Cluster gap={5} align="start">
      <div className={styles.picture}>
        {address ? (
          <img src={fileUrl(address)} alt="Tu foto" width={96} height={96} />
        ) : (
          <Icon name="user" label="No tienes foto" />
        )}
      </div>
      <Stack gap={3} className={styles.words}>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label="Elegir una foto"
          accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file again must count as a choice.
            event.currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <Cluster gap={2}>
          <Button variant="secondary" size="sm" icon="upload" onClick={() => input.current?.click()}>
            {address ? 'Cambiar foto' : 'Añadir foto'}
          </Button>
          {address && (
            <Button
              variant="quiet"
              size="sm"
              busy={busy}
              onClick={() => void keep(null, 'Hemos quitado tu foto.')}
            >
              Quitar foto
            </Button>
          )}
        </Cluster>
        <Text size="sm" tone="muted">
          {messages.fileLimits(limits)}
        </Text>
        {(problem ?? (chosen === null ? failure : null)) !== null && (
          <Notice tone="danger" live>
            {problem ?? failure}
          </Notice>
        )}
      </Stack>
      {chosen && (
        <CropDialog
          image={chosen}
          busy={busy}
          failure={failure}
          onClose={() => setChosen(null)}
          onCrop={(picture) => void keep(picture, 'Hemos guardado tu foto.')}
        />
      )}
    </Cluster>
  );
}
