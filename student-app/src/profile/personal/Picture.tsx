import { updateOwnUser } from '@puente/client/account';
import { explained } from '@puente/client/api-error';
import { fileUrl } from '@puente/client/http';
import { uploadFile } from '@puente/client/upload';
import type { CurrentUser } from '@puente/contract/entities/user';
import { fileLimits } from '@puente/contract/forms/file-limits';
import { PictureChoice, type PictureWords } from '@puente/design-system/file-field';
import { Icon } from '@puente/design-system/icon';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import styles from './Picture.module.css';

const limits = fileLimits({ purpose: 'picture' });

const words: PictureWords = {
  add: 'Añadir foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  choose: 'Elegir una foto',
  crop: 'Recorta tu foto',
  keep: 'Guardar foto',
  shown: 'Tu foto, como quedará',
  failed: 'No hemos podido guardar tu foto',
  fileName: 'foto',
};

/** Picture of the user: choose, crop to a square, remove. */
export function Picture({ user }: { user: CurrentUser }) {
  const address = user.picture?.previewUrl ?? user.picture?.url;

  async function keep(picture: File | null) {
    const id = picture ? (await uploadFile(picture, 'picture')).id : null;
    const saved = await updateOwnUser({ picture: id });
    updateUser(() => saved);
    showToast({ tone: 'success', message: picture ? 'Hemos guardado tu foto.' : 'Hemos quitado tu foto.' });
  }

  return (
    <PictureChoice
      words={words}
      shape="round"
      limits={limits}
      filled={Boolean(address)}
      onKeep={keep}
      explain={explained}
    >
      <div className={styles.picture}>
        {address ? (
          <img src={fileUrl(address)} alt="Tu foto" width={96} height={96} />
        ) : (
          <Icon name="user" label="No tienes foto" />
        )}
      </div>
    </PictureChoice>
  );
}
