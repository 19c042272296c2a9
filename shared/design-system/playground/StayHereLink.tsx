import { useEffect, useRef } from 'react';
import { type LinkComponentProps } from '../src/link/index.ts';

/** Replaces the router's link: the playground has no other pages. */
export function StayHereLink({ children, ...rest }: LinkComponentProps) {
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const element = anchor.current;
    const stay = (event: Event) => event.preventDefault();
    element?.addEventListener('click', stay);
    return () => element?.removeEventListener('click', stay);
  }, []);

  return (
    <a {...rest} ref={anchor}>
      {children}
    </a>
  );
}
