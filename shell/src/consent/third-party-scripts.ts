import { type ThirdParties, type ThirdPartyKind, thirdPartyKinds } from '@puente/federation/third-parties';
import { whenIdle } from '../when-idle.ts';

const started = new Set<ThirdPartyKind>();

/** Tells whether the script of a service has run in this page view. Only a new page view removes it. */
export const haveStarted = (kind: ThirdPartyKind): boolean => started.has(kind);

/**
 * Loads the configured scripts with consent, each once, when the browser is idle (specification §9). A script that fails changes nothing.
 * @param agreed called just before loading: consent may have been withdrawn since
 */
export function startThirdParties(parties: ThirdParties, agreed: (kind: ThirdPartyKind) => boolean): void {
  whenIdle(() => {
    for (const kind of thirdPartyKinds) {
      const party = parties[kind];
      if (!party || started.has(kind) || !agreed(kind)) continue;
      started.add(kind);
      prepareGoogleTag(party.script);
      const script = document.createElement('script');
      script.async = true;
      script.src = party.script;
      document.head.append(script);
    }
  });
}

/** Configures Google's tag by pushing commands into its queue, which is usually done by an inline script. */
function prepareGoogleTag(script: string): void {
  const { host, pathname, searchParams } = new URL(script);
  const id = searchParams.get('id');
  if (host !== 'www.googletagmanager.com' || pathname !== '/gtag/js' || id === null) return;
  const page = globalThis as { dataLayer?: unknown[] };
  const orders = (page.dataLayer ??= []);
  // The tag recognises commands by their type, `arguments` instead of an array.
  const order: (...words: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    orders.push(arguments);
  };
  order('js', new Date());
  order('config', id);
}
