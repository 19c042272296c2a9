// The order of the layers is set before any component's sheet.
import '../src/styles/index.css';
import '@fontsource-variable/figtree/index.css';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type LinkComponentProps, LinkProvider } from '../src/link/index.ts';
import { Playground } from './Playground.tsx';
import { installPolicy } from './trusted-types.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

// Before anything loads a script.
installPolicy();

createRoot(root).render(
  <LinkProvider component={StayHereLink}>
    <Playground />
  </LinkProvider>,
);

/** Replaces the router's link: the playground has no other pages. */
function StayHereLink({ children, ...rest }: LinkComponentProps) {
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
