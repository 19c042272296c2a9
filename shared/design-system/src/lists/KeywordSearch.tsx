import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { useSearchText } from '../search-text/index.ts';
import styles from './Lists.module.css';

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
  const { text, setText, submit } = useSearchText(q, onSearch, {
    pause: 350,
    clean: (typed) => typed.trim().slice(0, maxLength).trim(),
  });

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
