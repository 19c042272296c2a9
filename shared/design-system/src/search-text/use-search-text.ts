import { useEffect, useEffectEvent, useState } from 'react';

interface Settings {
  /** Debounce in milliseconds before the search follows the typed text. */
  pause: number;
  /** Returns the words that are searched for a typed text. */
  clean?: (text: string) => string;
}

/**
 * Text of a search field whose search is in the address. The text follows the back button or a removed filter. It does not follow the
 * field's own searches, because the user may have typed more since.
 * @param q search in the address
 */
export function useSearchText(
  q: string,
  onSearch: (q: string) => void,
  { pause, clean = (text) => text }: Settings,
) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
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
  const wanted = clean(text);
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, sent, pause]);

  return {
    text,
    setText,
    /** Searches at once. */
    submit: () => {
      setSent(wanted);
      if (wanted !== q) onSearch(wanted);
    },
  };
}
