import { useState } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { TextField } from '@puente/design-system/field';

interface RenameSearchProps {
  name: string;
  busy: boolean;
  onClose: () => void;
  onRename: (name: string) => void;
}

/** Letters of a name; the contract's limit, which is too heavy for a page that does not validate. */
const longestName = 80;

export function RenameSearch({ name, busy, onClose, onRename }: RenameSearchProps) {
  const [text, setText] = useState(name);
  const [isEmpty, setEmpty] = useState(false);

  function submit() {
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted !== '') onRename(wanted);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cambiar el nombre"
      size="sm"
      footer={
        <Button type="submit" form="rename-search" busy={busy}>
          Guardar nombre
        </Button>
      }
    >
      <form
        id="rename-search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Nombre de la búsqueda"
          name="name"
          autoComplete="off"
          maxLength={longestName}
          value={text}
          {...(isEmpty && { error: 'Este campo es obligatorio.' })}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </form>
    </Dialog>
  );
}
