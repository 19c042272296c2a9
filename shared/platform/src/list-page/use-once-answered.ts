import { useEffect, useRef } from 'react';

/** Longest wait for an answer, in milliseconds. The pressed control itself answers at once. */
const patience = 200;

/**
 * Returns a function that does something once its answer is in, so that both are rendered together. It waits no longer
 * than `patience`, nor beyond the user's next click, which must find it done. 'Atrás' and the end of the component
 * cancel it.
 */
export function useOnceAnswered(): (answer: Promise<unknown> | undefined, action: () => void) => void {
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  return (answer, action) => {
    waiting.current?.abort();
    if (answer === undefined) {
      action();
      return;
    }
    const ended = new AbortController();
    waiting.current = ended;
    const act = () => {
      if (ended.signal.aborted) return;
      ended.abort();
      action();
    };
    document.addEventListener('click', act, { capture: true, signal: ended.signal });
    window.addEventListener('popstate', () => ended.abort(), { signal: ended.signal });
    setTimeout(act, patience);
    answer.then(act, act);
  };
}
