import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import styles from './Lists.module.css';

/** Debounce in milliseconds before the list follows the typed text. */
const pause = 350;

export interface KeywordSearchProps {
  /** Accessible name of the form: 'Buscar proyectos'. */
  title: string;
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Keyword in the address. */
  q: string;
  /** Called with the current text: on submit, or after the debounce. */
  onSearch: (q: string) => void;
  maxLength?: number | undefined;
}

/** Keyword field of a list. The list updates after a pause in typing, or at once with Enter or the button. */
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
  // The back button or a removed chip changed the address: update the box. Changes by the box's own searches are ignored, since the user
  // may have typed more.
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
