import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '@puente/contract/messages';
import { TextField } from '../field/index.ts';
import { fileProblem } from '../file-field/file-problem.ts';
import { FileField } from '../file-field/index.ts';
import { FormDialog } from '../form-dialog/index.ts';
import { type PictureSource, type TextPicture } from './text-editor-props.ts';

interface PictureDialogProps extends PictureSource {
  /** Picture whose text is changed; undefined for a new one. */
  picture: TextPicture | undefined;
  onDone: (picture: TextPicture) => void;
  onClose: () => void;
}

/** Asks for a picture and for its alternative text, without which no picture gets into a text. */
export function PictureDialog({ picture, limits, onPicture, onDone, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const [words, setWords] = useState(picture?.alternativeText ?? '');
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isNew = picture === undefined;
  const alternativeText = words.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The events of a portal reach the page's form as well.
    event.stopPropagation();
    setAttempted(true);
    setFailed(false);
    if (alternativeText === '') return;
    if (!isNew) {
      onDone({ ...picture, alternativeText });
      return;
    }
    if (file === undefined) return;
    setBusy(true);
    try {
      onDone(await onPicture({ file, alternativeText }));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return createPortal(
    <FormDialog
      title={isNew ? 'Añadir una imagen' : 'Cambiar el texto de la imagen'}
      submitLabel={isNew ? 'Añadir' : 'Guardar'}
      cancelLabel="Cancelar"
      busy={busy}
      failure={failed ? messages.fileFailed : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew && (
        <FileField
          label="Imagen"
          name="imagen-archivo"
          required
          limits={limits}
          disabled={busy}
          file={
            file === undefined
              ? null
              : { name: file.name, size: file.size, state: busy ? 'uploading' : 'done' }
          }
          problem={problem ?? undefined}
          error={attempted && file === undefined ? messages.required : undefined}
          onSelect={(chosen) => {
            const found = fileProblem(chosen, limits);
            setProblem(found);
            setFile(found === null ? chosen : undefined);
          }}
          onRemove={() => setFile(undefined)}
        />
      )}
      <TextField
        label="Texto alternativo"
        name="imagen-texto"
        hint="Di qué se ve, para quien no puede ver la imagen."
        required
        value={words}
        error={attempted && alternativeText === '' ? messages.required : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>,
    document.body,
  );
}
