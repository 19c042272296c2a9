import type { Page } from '@playwright/test';

/**
 * Walks the whole page with Tab.
 * @returns controls that Tab does not reach, and those that do not show that they have focus
 */
export async function walkWithTab(page: Page): Promise<{ unreached: string[]; withoutRing: string[] }> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    const isDisabled = (element: HTMLElement) => element.matches(':disabled');
    // Links in a text that is being edited are no stops in any browser.
    const isEdited = (element: HTMLElement) => element.parentElement?.isContentEditable === true;
    const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
    const waiting = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isShown(element) &&
        !isDisabled(element) &&
        !isEdited(element) &&
        !isInert(element),
    );
    const ring = (part: Element) => {
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle === 'none' || outlineWidth === '0px'
        ? boxShadow
        : `${boxShadow} ${outlineStyle} ${outlineWidth}`;
    };
    // The whole card shows the focus of the link that is stretched over it.
    const look = (element: HTMLElement) =>
      ring(element) + ring(element.closest('[data-interactive]') ?? element);
    Object.assign(globalThis, {
      waiting,
      look,
      before: new Map(waiting.map((element) => [element, look(element)])),
    });
    // Tab continues from the last focused element, even if it was removed.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  // A date has several stops; on that of its calendar only the calendar's own sign is lit.
  const ringed = new Map<string, boolean>();
  for (let presses = 0; presses < 600; presses++) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => {
      const { waiting, look, before } = globalThis as unknown as {
        waiting: HTMLElement[];
        look: (element: HTMLElement) => string;
        before: Map<HTMLElement, string>;
      };
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const isSame = (element: HTMLElement) =>
        element === focused ||
        (element instanceof HTMLInputElement &&
          focused instanceof HTMLInputElement &&
          element.type === 'radio' &&
          element.name === focused.name);
      for (const reached of waiting.filter(isSame)) waiting.splice(waiting.indexOf(reached), 1);
      return {
        name: focused.outerHTML.slice(0, 160),
        ring: !before.has(focused) || before.get(focused) !== look(focused),
      };
    });
    if (step === null) break;
    ringed.set(step.name, step.ring || ringed.get(step.name) === true);
  }
  const unreached = await page.evaluate(() =>
    (globalThis as unknown as { waiting: HTMLElement[] }).waiting
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  return { unreached, withoutRing: [...ringed].filter(([, ring]) => !ring).map(([name]) => name) };
}
