import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import styles from './Lists.module.css';

/** Milliseconds without typing after which the list follows. */
const pause = 350;

export interface KeywordSearchProps {
  /** What the form is called: 'Buscar proyectos'. */
  title: string;
  label?: string | undefined;
  placeholder?: string | undefined;
  /** The keyword of the address. */
  q: string;
  /** With the keyword as it stands, or after a pause in typing. */
  onSearch: (q: string) => void;
  maxLength?: number | undefined;
}

/** The words to look for in a list. The list follows a pause in typing; Enter and the button do not wait for it. */
export function KeywordSearch({
  title,
  label = 'Palabra clave',
  placeholder,
  q,
  onSearch,
  maxLength = 200,
}: KeywordSearchProps) {
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
  const wanted = text.trim().slice(0, maxLength).trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  function submit() {
    setSent(wanted);
    if (wanted !== q) onSearch(wanted);
  }

  return (
    // eslint-disable-next-line no-restricted-syntax -- words that are searched for do stand in the address
    <form
      role="search"
      aria-label={title}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={label}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon="search" className={styles.submit}>
        <span>Buscar</span>
      </Button>
    </form>
  );
}
