import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@puente/design-system/field';

/** Milliseconds without typing after which the cards follow: all are here, so that it is short. */
const pause = 150;

interface DeskSearchProps {
  /** The words of the address. */
  q: string;
  onSearch: (q: string) => void;
}

/**
 * Looks for a name or for words that somebody wrote. What is typed stands at once; an address that comes later does not bring
 * back an earlier letter.
 */
export function DeskSearch({ q, onSearch }: DeskSearchProps) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  // The way back, or 'Ver todas las solicitudes', changed the address: the field follows. Its own words come back as well.
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
