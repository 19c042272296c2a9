import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface AfterSendingProps {
  /** True once the confirmation replaces the form. Focus was in the form and moves to the confirmation. */
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
