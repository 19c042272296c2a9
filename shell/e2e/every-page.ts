import type { Page } from '@playwright/test';
import { toCome } from '../test/pages-to-come.ts';

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
 * From now on a page of this context finds every page of the specification in its release set. The page's own copy is changed
 * before its scripts run: answers that a test passes on are not cached.
 */
export async function withEveryPage(page: Page): Promise<void> {
  await page.context().addInitScript(
    ({ toCome, sections }) => {
      const complete = () => {
        // The element's own text may not be assigned on a page with Trusted Types; that of its text node may.
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
