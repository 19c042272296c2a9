import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@puente/contract/entities/conversation';

/** Distance in pixels that still counts as the end: a slip on a touch screen is not a wish to scroll up. */
const nearEnd = 48;

/**
 * Manages the scroll position of a message list. At the end it follows new messages; elsewhere the position stays, and new messages are
 * counted. Older messages loaded above do not move the view.
 * @param sending number of messages that the reader is sending: sending scrolls to the end
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

  // Stay at the end when the field below grows or a phone's keyboard opens.
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
