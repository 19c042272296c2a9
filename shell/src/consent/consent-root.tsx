import { createRoot } from 'react-dom/client';
import { type LinkComponentProps, LinkProvider } from '@puente/design-system/link';
import { Consent } from './Consent.tsx';
import { consentPlace } from './consent-place.ts';

/** Mounts a React root of its own, right after 'Saltar al contenido', so that errors here cannot affect the page. */
export function mountConsent(goTo: (href: string) => void): void {
  const place =
    document.getElementById(consentPlace) ?? document.body.appendChild(document.createElement('div'));

  function PageLink({ href, children, ...rest }: LinkComponentProps) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          rest.onClick?.(event);
          if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
            return;
          event.preventDefault();
          goTo(href);
        }}
      >
        {children}
      </a>
    );
  }

  createRoot(place).render(
    <LinkProvider component={PageLink}>
      <Consent />
    </LinkProvider>,
  );
}
