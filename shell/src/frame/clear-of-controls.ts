import { type RefObject, useEffect, useState } from 'react';
import { onceIdle } from '../when-idle.ts';

/** Controls that must not be covered. An element with `data-keep-clear` counts as a whole, instead of the controls in it. */
const controls =
  ':is(main, footer) :is(a[href], button, input, select, textarea, label, summary, [data-keep-clear]):not([data-keep-clear] *)';

/** Forms of the page. Nothing may float over a form that the user fills in. */
const forms = '#main form:not([role=search])';

/** Distance in pixels between a floating element and a control. */
const clearance = 4;

/** Milliseconds after which newly added controls are observed, even if the page is never idle. */
const latest = 300;

/**
 * Tells whether a floating element covers no control of the page. Until that is known the result is false, so that the element never
 * flashes on top of a control. An IntersectionObserver of the element's size watches the controls, so that no code runs on scroll.
 * @param floating measured when it appears, and when the window or its neighbours change
 */
export function useClearOfControls(floating: RefObject<HTMLElement | null>): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const below = new Set<Element>();
    const watch = () =>
      new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) below.add(target);
            else below.delete(target);
          }
          setClear(below.size === 0 && !document.querySelector(forms));
        },
        { rootMargin: openingOf(element) },
      );
    let watching = watch();
    const watchControls = (part: ParentNode) => {
      for (const control of part.querySelectorAll(controls)) watching.observe(control);
    };
    watchControls(document);
    const watchAnew = () => {
      watching.disconnect();
      below.clear();
      watching = watch();
      watchControls(document);
    };
    window.addEventListener('resize', watchAnew);
    // Wait until the page is idle, so that user input has priority. Removed controls are reported as not intersecting.
    let cancel: (() => void) | undefined;
    const added = new Set<Element>();
    const watchAdded = () => {
      for (const part of added) {
        if (part.matches(controls)) watching.observe(part);
        watchControls(part);
      }
      added.clear();
    };
    const additions = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) added.add(node);
      cancel?.();
      cancel = onceIdle(watchAdded, latest);
    });
    const main = document.getElementById('main');
    if (main) additions.observe(main, { childList: true, subtree: true });
    const changes = new MutationObserver(watchAnew);
    // A banner next to it or in the page moves the element.
    if (element.parentElement?.parentElement)
      changes.observe(element.parentElement.parentElement, { childList: true });
    changes.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      watching.disconnect();
      changes.disconnect();
      additions.disconnect();
      cancel?.();
      window.removeEventListener('resize', watchAnew);
    };
  }, [floating]);
  return clear;
}

/** Returns the root margins that leave only the area of the element. */
function openingOf(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((margin) => `${Math.round(clearance - margin)}px`)
    .join(' ');
}
