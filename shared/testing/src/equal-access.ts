import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Result {
  ruleId: string;
  message: string;
  snippet: string;
}

/**
 * The engine knows no `username` of an `email` field. The HTML standard and the Nu checker do, and password managers need it: the
 * name of an account is its address here.
 */
const isAllowed = ({ ruleId, snippet }: Result): boolean =>
  ruleId === 'input_autocomplete_valid' &&
  /type="email"/.test(snippet) &&
  /autocomplete="username"/.test(snippet);

/** Violations of kind 'fail' that IBM Equal Access finds on the page as it is now; one line each. */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  // Not addScriptTag: the page's policy would rightly refuse it.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  // The results have two megabytes; only these are returned.
  const results = await page.evaluate<Result[]>(
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
      results
        .filter(({ value: [category, outcome] }) => category === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet })))`,
  );
  return results
    .filter((result) => !isAllowed(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} — ${snippet.slice(0, 160)}`);
}
