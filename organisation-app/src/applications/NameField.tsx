import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@puente/design-system/field';

/** Milliseconds without typing after which the cards follow: all are here, so that it is short. */
const pause = 150;

interface NameFieldProps {
  /** The name of the address. */
  name: string;
  onName: (name: string) => void;
}

/** A name to look for. What is typed stands at once; an address that comes later does not bring back an earlier letter. */
export function NameField({ name, onName }: NameFieldProps) {
  const [typed, setTyped] = useState(name);
  const [known, setKnown] = useState(name);
  const [sent, setSent] = useState(name);
  // The way back, or 'Ver todas las solicitudes', changed the address: the field follows. Its own names come back as well.
  if (name !== known) {
    setKnown(name);
    if (name !== sent) {
      setTyped(name);
      setSent(name);
    }
  }

  const send = useEffectEvent((wanted: string) => {
    setSent(wanted);
    onName(wanted);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => send(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <TextField
      label="Nombre"
      type="search"
      name="desk-q"
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  );
}
