import { useEffect, useState } from 'react';

/** Debounce in milliseconds while the user types. */
const pause = 400;

/** Returns the text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(waiting);
  }, [text]);
  return settled;
}
