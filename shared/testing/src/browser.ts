import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { env } from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { consentKeys, consentPolicy, type StoredConsent } from '@puente/contract/consent';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/** Starts a browser with the compiler settings of a visitor's browser, for measurements. Journeys use Playwright's. */
export const launchMeasuredBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

export interface PersonOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Tells whether the consent banner was answered before; default: `known`. */
  visitor?: 'known' | 'new';
  serviceWorkers?: 'allow' | 'block';
  proxy?: { server: string; bypass: string };
  /** Translates pages in the browser. `TRANSLATED=1` in the environment translates all of them. */
  translated?: boolean;
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the page so far, one per line. */
  problems: string[];
}

/** Opens a browser context with its own cookies and storage, in Spanish, and collects the problems of its first page. */
export async function newPerson(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-ES',
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'reduce',
    forcedColors: options.forcedColors ?? 'none',
    // A service worker would answer requests out of reach of tests that break them. Its own journey allows it.
    serviceWorkers: options.serviceWorkers ?? 'block',
    ...(options.proxy && { proxy: options.proxy }),
  });
  if (options.translated ?? env['TRANSLATED'] === '1') await translatePages(context);
  if (options.visitor !== 'new') await asOneWhoRejected(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|Trusted|preload/i.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  return { context, page, problems };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/**
 * Returns axe's findings for the current page by the WCAG 2.2 rules (including target-size), one per line.
 * @param part selector of a part that has just opened, if the rest was checked before
 * @throws when the page has no such part
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // Not addScriptTag: the page's policy would rightly refuse it. Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Only violations are returned, because axe describes passed rules in megabytes.
  const violations = await page.evaluate<Violation[]>(
    `axe.run('${part}', { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`.trim(),
    ),
  );
}

/** Marks a visitor as having rejected analytics before, so that the banner does not appear. */
export async function asOneWhoRejected(context: BrowserContext): Promise<void> {
  const stored: StoredConsent = {
    choice: 'rejected',
    date: new Date().toISOString(),
    version: consentPolicy.version,
  };
  await context.addInitScript(
    ([entry, analytics, value]) => {
      if (localStorage.getItem(entry) !== null) return;
      localStorage.setItem(analytics, 'false');
      localStorage.setItem(entry, value);
    },
    [consentKeys.choice, consentKeys.analytics, JSON.stringify(stored)] as const,
  );
}

/**
 * Translates every page of a context as a browser does: before each click, every text node is replaced by two `<font>` elements with the
 * same text. React still holds the old nodes, so inserting before one or removing it would throw.
 */
const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const untouched =
      'script, style, noscript, textarea, option, svg, title, font, [translate=no], [contenteditable]';
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.nodeValue?.trim() && !node.parentElement?.closest(untouched)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    for (const press of ['pointerdown', 'click', 'keydown', 'submit'])
      window.addEventListener(press, translate, { capture: true });
  });
