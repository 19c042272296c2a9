import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface AfterSendingProps {
  /** What it holds takes the place of the form that was just sent: focus was in there and comes here. */
  sent: boolean;
  children: ReactNode;
}

export function AfterSending({ sent, children }: AfterSendingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sent) place.current?.focus();
  }, [sent]);
  return (
    <div ref={place} tabIndex={-1} role={sent ? 'alert' : undefined}>
      {children}
    </div>
  );
}
