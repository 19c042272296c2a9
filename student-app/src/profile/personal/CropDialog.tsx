import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { dragged, mostZoom, squareOf, wholePicture, type Crop } from './crop.ts';
import styles from './Picture.module.css';

/** Pixels of the picture that is kept, each way. */
const keptSide = 512;

interface CropDialogProps {
  image: ImageBitmap;
  busy: boolean;
  failure: string | null;
  onCrop: (picture: File) => void;
  onClose: () => void;
}

/** Chooses the square of a picture: dragged with the pointer, or moved with the sliders. */
export function CropDialog({ image, busy, failure, onCrop, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholePicture);
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
        onCrop(new File([blob], `foto.${blob.type.split('/')[1] ?? 'png'}`, { type: blob.type }));
      },
      'image/webp',
      0.9,
    );
  }

  return (
    <Dialog
      open
      title="Recorta tu foto"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={busy} onClick={keep}>
            Guardar foto
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>Arrastra la foto para encuadrarla, o usa los controles.</Text>
        <canvas
          ref={canvas}
          width={keptSide}
          height={keptSide}
          className={styles.crop}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          Tu foto, como quedará
        </canvas>
        <Slider
          label="Ampliar"
          min={1}
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
          <Notice tone="danger" live title="No hemos podido guardar tu foto">
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
