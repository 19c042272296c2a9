import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { connectAddress, connectQueries } from '@puente/client/connect';
import type { Provider } from '@puente/contract/constants/providers';
import type { ChosenProfile } from '@puente/contract/forms/chosen-profile';
import { returnPath } from '@puente/contract/return-path';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Spinner } from '@puente/design-system/spinner';
import { useQuery } from '@puente/platform/query';
import { intendedPath, rememberIntendedPath } from '@puente/platform/session';
import { useInBrowser } from '@puente/platform/ui';
import { keepChosenProfile } from './chosen-profile.ts';
import { providerNames } from './provider-names.ts';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './SocialButtons.module.css';

interface Props {
  /** Position of the rest of the form. The 'o' divider is rendered between the form and the buttons. */
  form: 'above' | 'below';
  rememberMe?: boolean;
  /** Path to open afterwards. Defaults to the page that required the login. */
  redirect?: string | undefined;
  /** Returns the choices made in the form so far. Called when the user leaves for the provider. */
  chosen?: () => ChosenProfile;
}

/**
 * 'Continuar con Google' and 'Continuar con Microsoft' (specification §2, login), for the configured providers. They are links, as they
 * leave the page: the provider sends the browser back to /connect/{provider}.
 */
export function SocialButtons({ form, rememberMe = false, redirect, chosen }: Props) {
  const { data: offered = [], isPending } = useQuery(connectQueries.providers());
  const [leaving, leaveFor] = useLeaving();
  // A path that the API does not accept is kept in this tab and opened from there. The server does not know it.
  const wanted = useInBrowser(() => returnPath(redirect ?? intendedPath()), null);

  if (!isPending && offered.length === 0) return null;
  const divider = <p className={styles.divider}>o</p>;
  const buttons = isPending ? (
    <>
      <div className={styles.slot} />
      <div className={styles.slot} />
    </>
  ) : (
    offered.map((provider) => (
      <ButtonLink
        key={provider}
        href={connectAddress(provider, { rememberMe, ...(wanted !== null && { redirect: wanted }) })}
        variant="secondary"
        fullWidth
        className={styles.button}
        data-provider={provider}
        aria-busy={leaving === provider || undefined}
        onClick={(event) => {
          if (chosen) keepChosenProfile(chosen());
          // Also for users who return without a session, so that the next attempt leads to the same path.
          if (wanted !== null) rememberIntendedPath(wanted);
          leaveFor(provider, event);
        }}
      >
        {leaving === provider ? <Spinner /> : <ProviderMark provider={provider} className={styles.mark} />}
        <span>{`Continuar con ${providerNames[provider]}`}</span>
      </ButtonLink>
    ))
  );

  return (
    <Stack gap={4} className={isPending ? styles.room : undefined}>
      {form === 'above' && divider}
      <Stack gap={3}>{buttons}</Stack>
      {form === 'below' && divider}
    </Stack>
  );
}

/** Milliseconds until the buttons work again: a visitor who is still here has cancelled the navigation. */
const timeout = 8_000;

/** Handles the navigation to a provider. Further clicks are ignored, as they would start another login. */
function useLeaving(): [Provider | null, (provider: Provider, event: MouseEvent) => void] {
  const [leaving, setLeaving] = useState<Provider | null>(null);
  // A ref, not state: clicks can arrive before the next render.
  const left = useRef(false);

  useEffect(() => {
    if (leaving === null) return;
    const stay = () => {
      left.current = false;
      setLeaving(null);
    };
    const timer = setTimeout(stay, timeout);
    // «Atrás» from the provider restores this page from the back/forward cache.
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [leaving]);

  return [
    leaving,
    (provider, event) => {
      if (left.current) return event.preventDefault();
      // A modified click opens another tab: this page stays as it is.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      left.current = true;
      setLeaving(provider);
    },
  ];
}
