import { useState } from 'react';
import { copyKey } from '../session/draft-copies.ts';
import { useUser } from '../session/store.ts';

interface TabText {
  text: string;
  write: (text: string) => void;
  /** To be called once the server has it. */
  forget: () => void;
}

/**
 * One text of a small form, a reason for example: a reload or going away loses nothing. For this tab and this user alone, until
 * it is sent or the user logs out. A form of several fields has `useDraft`.
 * @param name names the form and what it is about: `withdrawal-12`
 */
export function useTabText(name: string): TabText {
  const user = useUser();
  const key = copyKey(user?.id ?? 0, name);
  const [text, setText] = useState(() => read(key));

  const write = (next: string) => {
    setText(next);
    keep(key, next);
  };
  return { text, write, forget: () => write('') };
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // Blocked storage holds nothing.
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or blocked storage: the form still works, its text is only not kept.
  }
}
