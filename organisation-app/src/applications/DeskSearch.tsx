import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@puente/design-system/field';

/** Debounce of the search in milliseconds. It is short, as all applications are in the browser. */
const pause = 150;

interface DeskSearchProps {
  /** Search text in the address. */
  q: string;
  onSearch: (q: string) => void;
}

/** Search by name or text. The field updates at once, and a late change of the address does not undo keystrokes. */
export function DeskSearch({ q, onSearch }: DeskSearchProps) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  // Follow changes of the address by 'Atrás' or 'Ver todas las solicitudes'. Ignore the echo of the field's own text.
  if (q !== known) {
    setKnown(q);
    if (q !== sent) {
      setTyped(q);
      setSent(q);
    }
  }

  const send = useEffectEvent((wanted: string) => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => send(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <TextField
      label="Buscar"
      labelHidden
      type="search"
      name="desk-q"
      placeholder="Nombre, motivación, notas…"
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  );
}
