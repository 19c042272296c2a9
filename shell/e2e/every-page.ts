import type { Page } from 'playwright-core';
import { toCome } from '../test/pages-to-come.ts';

interface InlinedRoute {
  name: string;
  path: string;
  title: string;
  guard: string;
  frame: string;
  sections?: string[];
}

interface InlinedReleaseSet {
  apps: Record<string, { manifest: { routes: InlinedRoute[] } }>;
}

/** From now on the page is sent with a release set that has every page of the specification, and a chat page with its frame. */
export async function withEveryPage(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(id="release-set"[^>]*>)([^<]+)/,
      (_, tag: string, json: string) => tag + complete(json),
    );
    await route.fulfill({ response, body });
  });
}

function complete(json: string): string {
  const set = JSON.parse(json) as InlinedReleaseSet;
  const open = { guard: 'open', frame: 'full' };
  const routes = Object.entries(toCome).map(([name, path]) => ({ name, path, title: name, ...open }));
  const chat = { name: 'chat', path: '/chat', title: 'Chat', ...open, frame: 'reduced' };
  set.apps['public-site']?.manifest.routes.push(...routes, chat);
  for (const route of set.apps['student-app']?.manifest.routes ?? []) {
    if (route.name === 'profile') route.sections = ['applys', 'projects', 'tfx', 'notifications'];
  }
  return JSON.stringify(set).replaceAll('<', '\\u003c');
}
