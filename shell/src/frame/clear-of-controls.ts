import { useEffect, useState, type RefObject } from 'react';
import { onceIdle } from '../when-idle.ts';

/** What is to be kept clear as a whole stands for the controls in it. */
const controls =
  ':is(main, footer) :is(a[href], button, input, select, textarea, label, summary, [data-keep-clear]):not([data-keep-clear] *)';

/** Over a form it would lie over what is being filled in. */
const forms = '#main form:not([role=search])';

/** Distance in pixels that what floats keeps from a control. */
const clearance = 4;

/** When new controls are watched on a page that is never idle, in milliseconds after the last of them came. */
const latest = 300;

/**
 * Whether something that is fixed to the window lies over no control of the page. Until that is known, it counts as lying over one:
 * what floats never flashes on top of a control. The controls are watched through an opening as large as what floats, so that
 * no code runs while the user scrolls.
 * @param floating measured when it appears, and when the window or what floats beside it changes
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
    // Once the page has nothing else to do: an answer to the user comes first. What has gone is told as no longer there.
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
    // A banner, its neighbour or the page's, moves it.
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

/** The margins of the window that leave the place of the element open. */
function openingOf(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((margin) => `${Math.round(clearance - margin)}px`)
    .join(' ');
}
