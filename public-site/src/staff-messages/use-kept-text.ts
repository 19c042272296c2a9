import { useState } from 'react';
import { keepText, keptText, useUser } from '@puente/platform/session';

/** Text of a field that stays in this browser until it is sent. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const user = useUser()?.id ?? 0;
  const [text, setText] = useState(() => keptText(user, place));
  return [
    text,
    (value) => {
      setText(value);
      keepText(user, place, value);
    },
  ];
}
