import type { ThirdParties } from '@puente/federation/third-parties';
import { prepareGoogleTag } from './google-tag.ts';
import { whenIdle } from '../when-idle.ts';

const started = new Set<string>();

/** Whether a third-party script has run in this page view: only a new page view removes it. */
export const haveStarted = (): boolean => started.size > 0;

/**
 * Loads the configured scripts, each once, when the browser is idle (specification §9). A script that fails
 * changes nothing.
 * @param agreed called again at that moment: consent may have been withdrawn meanwhile
 */
export function startThirdParties({ analytics, recording, chat }: ThirdParties, agreed: () => boolean): void {
  whenIdle(() => {
    if (!agreed()) return;
    for (const party of [analytics, recording, chat]) {
      if (!party || started.has(party.script)) continue;
      started.add(party.script);
      prepareGoogleTag(party.script);
      const script = document.createElement('script');
      script.async = true;
      script.src = party.script;
      document.head.append(script);
    }
  });
}
