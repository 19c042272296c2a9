import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@puente/design-system/button';
import { TextField } from '@puente/design-system/field';
import { keyword } from './search.ts';
import styles from './SearchBox.module.css';

/** Milliseconds without typing after which the list follows. */
const pause = 350;

interface SearchBoxProps {
  /** The keyword of the address. */
  q: string;
  onSearch: (q: string) => void;
}

export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  // The back button or a removed chip changed the address: the box follows. Its own searches come back as well, by
  // then outdated by what was typed since, and are let pass.
  if (q !== known) {
    setKnown(q);
    if (q !== sent) {
      setText(q);
      setSent(q);
    }
  }

  const search = useEffectEvent((wanted: string) => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = keyword(text);
    if (wanted === sent) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [text, sent]);

  function submit() {
    const wanted = keyword(text);
    setSent(wanted);
    if (wanted !== q) onSearch(wanted);
  }

  return (
    <form
      role="search"
      aria-label="Buscar proyectos"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.field}>
        <TextField
          label="Palabra clave"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Energía, inclusión, datos…"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" icon="search">
        Buscar
      </Button>
    </form>
  );
}
