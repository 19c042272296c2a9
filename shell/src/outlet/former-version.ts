import { sendErrorReport } from '@puente/client/error-reports';
import { currentReleaseSet, refreshFailedFile } from '@puente/federation/runtime';
import { chooseFormerVersion, mayBeOfVersion } from '@puente/federation/runtime/former-version';
import { reportError } from '../errors/report.ts';

/**
 * Reloads the page with the former version of an app in which it failed, once for each version that fails. Reports the error, and under
 * the same reference the version that is used: an entry of its own among the errors, which counts how often that happens.
 * @param app whose page failed
 * @returns false when the page stays, for its error message
 */
export async function reloadWithFormerVersion(error: unknown, app: string): Promise<boolean> {
  if (!mayBeOfVersion(error, app)) return false;
  const version = await chooseFormerVersion(app);
  if (version === undefined) return false;
  // Other tabs, and later visits, must not find a damaged copy.
  await refreshFailedFile(error);
  // Report here, as this page view ends.
  const reference = reportError(error, 'render', app);
  sendErrorReport({ reference, app, version, phase: 'entry', reason: 'formerVersionTaken' });
  window.location.reload();
  return true;
}

/**
 * Removes what the server rendered with the released version of an app from the styles of the page, before the former version renders it.
 * Class names say nothing about the version. Call it once the style sheets have come (`lateStyles`).
 */
export function removeDrawnStyles(app: string): void {
  const kept = currentReleaseSet().apps[app]?.styles ?? {};
  for (const sheet of document.querySelectorAll<HTMLElement>('style[data-href], link[data-drawn]')) {
    const path = sheet.dataset['href'] ?? sheet.getAttribute('href') ?? '';
    if (path.startsWith(`/assets/${app}/`) && !Object.hasOwn(kept, path)) sheet.remove();
  }
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style:not([data-href])'))
    if (sheet) keepFonts(sheet);
}

const isOfFont = ({ cssText }: CSSRule): boolean => cssText.startsWith('@font-face');

/** Removes the rules of the first paint, which the shell's style sheets have as well, except the rules of the font. */
function keepFonts(sheet: CSSStyleSheet): void {
  const rules = Array.from(sheet.cssRules);
  if (!rules.some(isOfFont)) return;
  for (const [index, rule] of [...rules.entries()].toReversed()) if (!isOfFont(rule)) sheet.deleteRule(index);
}
