import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { fileUrl } from '@puente/client/http';
import { fileLimits } from '@puente/contract/forms/file-limits';
import { PictureChoice, type PictureWords } from '@puente/design-system/file-field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { labels } from './labels.ts';
import { lostOn } from './logo-contrast.ts';
import styles from './LogoField.module.css';
import { type Theme, themes } from './themes.ts';

/** Limits for a logo. Cropping produces pixels, so vector files are sent as pixels too. */
const limits = fileLimits({ purpose: 'logo' });

const words: PictureWords = {
  add: 'Añadir logo',
  change: 'Cambiar logo',
  remove: 'Quitar logo',
  choose: 'Elegir un logo',
  crop: 'Recorta el logo',
  keep: 'Guardar logo',
  shown: 'El logo, como quedará',
  failed: 'No hemos podido guardar el logo',
  fileName: 'logo',
};

/** Edge in pixels of the thumbnail used for the contrast check: enough to judge by, few enough to examine each. */
const judged = 48;

interface LogoFieldProps {
  /** Address of the current logo; null when there is none. */
  address: string | null;
  /** Saves the cropped logo, or removes it when null. Rejects when saving fails. */
  onKeep: (logo: File | null) => Promise<void>;
}

/** Logo field. The logo is cropped to a square and shown on the background of both themes, with a warning where it is hardly visible. */
export function LogoField({ address, onKeep }: LogoFieldProps) {
  const [lost, setLost] = useState<readonly Theme[]>([]);

  async function keep(logo: File | null) {
    await onKeep(logo);
    setLost([]);
  }

  return (
    <div role="group" aria-labelledby="logo-label">
      <Stack gap={3}>
        <p id="logo-label" className={styles.label}>
          {labels.logo} <span className={styles.optional}>(opcional)</span>
        </p>
        <PictureChoice
          words={words}
          shape="square"
          limits={limits}
          filled={address !== null}
          onKeep={keep}
          explain={explained}
        >
          {address !== null && (
            <div className={styles.grounds}>
              {themeNames.map((theme) => (
                <figure key={theme} className={styles.ground} data-ground={theme}>
                  <img
                    src={fileUrl(address)}
                    alt=""
                    width={72}
                    height={72}
                    // Check only once: both tiles show the same picture.
                    onLoad={theme === 'light' ? (event) => setLost(judge(event.currentTarget)) : undefined}
                  />
                  <figcaption>{themes[theme].label}</figcaption>
                </figure>
              ))}
            </div>
          )}
        </PictureChoice>
        {address !== null && lost.length > 0 && (
          <Notice tone="warning" live title="Apenas se distingue tu logo">
            {`${lost.length === 2 ? 'En los dos temas' : `En el ${themes[lost[0] ?? 'dark'].label.toLowerCase()}`} se confunde con el fondo. Puedes dejarlo así, o subir una versión con fondo propio.`}
          </Notice>
        )}
      </Stack>
    </div>
  );
}

const themeNames = Object.keys(themes) as Theme[];

/** Returns the themes on which the picture is hardly visible. Empty when the browser does not let us read its pixels. */
function judge(picture: HTMLImageElement): Theme[] {
  const canvas = document.createElement('canvas');
  canvas.width = judged;
  canvas.height = judged;
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(picture, 0, 0, judged, judged);
  try {
    return lostOn(context.getImageData(0, 0, judged, judged).data);
  } catch {
    return [];
  }
}
