import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@puente/contract/entities/conversation';

/** So near to the end counts as there: a pixel of a touch screen is not a wish to read what was before. */
const nearEnd = 48;

/**
 * Where the reader is among messages of which the last are the news: the end is followed while the reader is there, what they
 * read stays in its place while they are not, and what has come meanwhile is counted. What comes in before moves nothing.
 * @param sending how many the reader is sending: to send is to be at the end
 */
export function useKeptAtEnd(messages: readonly ChatMessage[], sending: number) {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const last = messages.at(-1)?.id ?? 0;
  const first = messages[0]?.id;
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  const former = useRef({ first, sending, height: 0, isAtEnd: true });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const before = former.current;
    if (before.isAtEnd || sending > before.sending) element.scrollTop = element.scrollHeight;
    else if (first !== before.first) element.scrollTop += element.scrollHeight - before.height;
    former.current = { ...before, first, sending, height: element.scrollHeight };
  }, [first, last, sending]);

  // The field below grows with its text, and a phone's keyboard takes half of the screen.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      if (former.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);

  return {
    list,
    isAtEnd,
    news: messages.filter(({ id, mine }) => !mine && id > seen).length,
    onScroll: () => {
      const element = list.current;
      if (!element) return;
      former.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      setAtEnd(former.current.isAtEnd);
    },
    toEnd: () => {
      const element = list.current;
      if (element) element.scrollTop = element.scrollHeight;
    },
  };
}
