import { type ThirdParties, type ThirdPartyKind, thirdPartyKinds } from '@puente/federation/third-parties';
import { whenIdle } from '../when-idle.ts';
import { prepareGoogleTag } from './google-tag.ts';

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
