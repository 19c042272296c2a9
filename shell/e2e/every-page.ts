import { toCome } from '../test/pages-to-come.ts';
import type { Page } from '@playwright/test';

interface InlinedRoute {
  name: string;
  path: string;
  title: string;
  guard: string;
  frame: string;
  sections?: string[];
}

const open = { guard: 'open', frame: 'full' };

interface InlinedReleaseSet {
  apps: Record<string, { manifest: { routes: InlinedRoute[] } }>;
}

/**
 * Adds every page of the specification to the release set in the pages of this context. Changes the HTML before its scripts run, because
 * responses that a test intercepts are not cached.
 */
export async function withEveryPage(page: Page): Promise<void> {
  await page.context().addInitScript(
    ({ toCome, sections }) => {
      const complete = () => {
        // Trusted Types forbid assigning the script element's text, but not its text node's data.
        const text = document.getElementById('release-set')?.firstChild;
        if (!(text instanceof Text)) return;
        const set = JSON.parse(text.data) as InlinedReleaseSet;
        set.apps['public-site']?.manifest.routes.push(...toCome);
        for (const route of set.apps['student-app']?.manifest.routes ?? [])
          if (route.name === 'profile') route.sections = sections;
        text.data = JSON.stringify(set);
      };
      // Deferred scripts run after this event.
      document.addEventListener('readystatechange', complete, { once: true });
    },
    {
      toCome: Object.entries(toCome).map(([name, path]) => ({ name, path, title: name, ...open })),
      sections: ['applys', 'projects', 'tfx', 'notifications'],
    },
  );
}
