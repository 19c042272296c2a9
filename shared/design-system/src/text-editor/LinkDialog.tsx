import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '@puente/contract/messages';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { FormDialog } from '../form-dialog/index.ts';
import { type LinkPlace } from './commands.ts';
import { linkAddress } from './link-address.ts';

interface LinkDialogProps {
  place: LinkPlace;
  onLink: (text: string, href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for text and address of a link. It is outside the page's form, because a form has no forms in it. */
export function LinkDialog({ place, onLink, onRemove, onClose }: LinkDialogProps) {
  const [text, setText] = useState(place.text);
  const [address, setAddress] = useState(place.href);
  const [attempted, setAttempted] = useState(false);
  const href = linkAddress(address);
  const isNew = place.href === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    // The events of a portal reach the page's form as well.
    event.stopPropagation();
    setAttempted(true);
    if (href !== null) onLink(text.trim() || address.trim(), href);
  }

  return createPortal(
    <FormDialog
      title={isNew ? 'Añadir un enlace' : 'Cambiar el enlace'}
      submitLabel={isNew ? 'Añadir' : 'Guardar'}
      cancelLabel="Cancelar"
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Texto"
        name="enlace-texto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="Dirección"
        name="enlace-direccion"
        hint="Una página de Puente, como /projects, otra web o un correo."
        data-autofocus=""
        inputMode="url"
        autoComplete="off"
        required
        value={address}
        error={
          attempted && href === null
            ? address.trim() === ''
              ? messages.required
              : messages.pattern
            : undefined
        }
        onChange={(event) => setAddress(event.target.value)}
      />
      {!isNew && (
        <Button variant="quiet" onClick={onRemove}>
          Quitar el enlace
        </Button>
      )}
    </FormDialog>,
    document.body,
  );
}
