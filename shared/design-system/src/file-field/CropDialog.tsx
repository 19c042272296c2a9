import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';
import { Text } from '../text/index.ts';
import { type Crop, dragged, largestSquare, mostZoom, squareOf, wholeZoom } from './crop.ts';
import { type PictureWords } from './picture-words.ts';
import styles from './PictureChoice.module.css';

/** Width and height of the saved picture in pixels. */
const keptSide = 512;

export interface CropDialogProps {
  image: ImageBitmap;
  words: PictureWords;
  shape: 'round' | 'square';
  busy: boolean;
  failure: string | null;
  onCrop: (picture: File) => void;
  onClose: () => void;
}

/** Chooses the square of a picture: dragged with the pointer, or moved with the sliders. */
export default function CropDialog({ image, words, shape, busy, failure, onCrop, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A face fills its circle; a logo is not cut unless one wants it.
  const least = shape === 'square' ? wholeZoom(image) : 1;
  const [crop, setCrop] = useState<Crop>({ ...largestSquare, zoom: least });
  const [unreadable, setUnreadable] = useState(false);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context, image, crop);
  }, [image, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return;
    const width = event.currentTarget.clientWidth;
    setCrop((known) => dragged(image, known, event.movementX / width, event.movementY / width));
  }

  function keep() {
    canvas.current?.toBlob(
      (blob) => {
        if (!blob) return setUnreadable(true);
        onCrop(
          new File([blob], `${words.fileName}.${blob.type.split('/')[1] ?? 'png'}`, { type: blob.type }),
        );
      },
      'image/webp',
      0.9,
    );
  }

  return (
    <Dialog
      open
      title={words.crop}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={busy} onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>Arrastra la imagen para encuadrarla, o usa los controles.</Text>
        <canvas
          ref={canvas}
          width={keptSide}
          height={keptSide}
          className={styles.crop}
          data-shape={shape}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          {words.shown}
        </canvas>
        <Slider
          label="Ampliar"
          min={least}
          max={mostZoom}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider
          label="Izquierda o derecha"
          min={0}
          max={1}
          value={crop.x}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <Slider
          label="Arriba o abajo"
          min={0}
          max={1}
          value={crop.y}
          onChange={(y) => setCrop({ ...crop, y })}
        />
        {(failure !== null || unreadable) && (
          <Notice tone="danger" live title={words.failed}>
            {failure ?? 'Tu navegador no ha podido recortarla. Prueba con otra imagen.'}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function draw(context: CanvasRenderingContext2D, image: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(image, crop);
  context.clearRect(0, 0, keptSide, keptSide);
  context.drawImage(image, left, top, side, side, 0, 0, keptSide, keptSide);
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
