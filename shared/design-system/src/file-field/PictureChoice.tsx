import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type FileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';
import { Button } from '../button/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';
import { Text } from '../text/index.ts';
import { fileProblem } from './file-problem.ts';
import { type PictureWords } from './picture-words.ts';
import styles from './PictureChoice.module.css';

const CropDialog = lazy(() => import(/* webpackChunkName: "crop-dialog" */ './CropDialog.tsx'));

export interface PictureChoiceProps {
  words: PictureWords;
  shape: 'round' | 'square';
  limits: FileLimits;
  /** The current picture, or its placeholder. */
  children: ReactNode;
  /** True when there is a picture, which can be removed. */
  filled: boolean;
  /** Saves the cropped picture, or removes it with null; rejects on failure. */
  onKeep: (picture: File | null) => Promise<void>;
  /** Spanish words for why it failed. */
  explain: (error: unknown) => string;
}

const unreadable = 'No podemos leer este archivo. Elige una imagen.';

/** A picture is chosen, fitted into a square, and taken away. */
export function PictureChoice({
  words,
  shape,
  limits,
  children,
  filled,
  onKeep,
  explain,
}: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(file: File) {
    const wrong = fileProblem(file, limits);
    setProblem(wrong);
    if (wrong !== null) return;
    try {
      setChosen(await decodePicture(file));
    } catch {
      setProblem(unreadable);
    }
  }

  async function keep(picture: File | null) {
    setBusy(true);
    setProblem(null);
    try {
      await onKeep(picture);
      setChosen(null);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.choice}>
      {children}
      <Stack gap={3} className={styles.words}>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={words.choose}
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
            {filled ? words.change : words.add}
          </Button>
          {filled && (
            <Button variant="quiet" size="sm" busy={busy} onClick={() => void keep(null)}>
              {words.remove}
            </Button>
          )}
        </Cluster>
        <Text size="sm" tone="muted">
          {messages.fileLimits(limits)}
        </Text>
        {problem !== null && chosen === null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </Stack>
      {chosen && (
        <Suspense>
          <CropDialog
            image={chosen}
            words={words}
            shape={shape}
            busy={busy}
            failure={problem}
            onClose={() => setChosen(null)}
            onCrop={(picture) => void keep(picture)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Pixels of the long side of a rasterised drawing: enough for the saved square, even if that is only a part. */
const drawnSide = 2048;

/**
 * Decodes the picture in a file, to be cropped. A drawing (SVG) is rasterised: browsers decode it only as an element of a page, and it may
 * have no size.
 * @throws when the browser cannot read it
 */
const decodePicture = (file: File): Promise<ImageBitmap> =>
  file.type === 'image/svg+xml' || /\.svg$/i.test(file.name) ? drawingOf(file) : createImageBitmap(file);

async function drawingOf(file: File): Promise<ImageBitmap> {
  // The type decides how a browser reads it, and a file manager may not know it.
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = drawnSide / Math.max(width, height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((width || 1) * scale);
    canvas.height = Math.round((height || 1) * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}
