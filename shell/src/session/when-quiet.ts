import { onceIdle } from '../when-idle.ts';

/** Longest wait for a busy page, in milliseconds. */
const timeout = 3000;

/** Selector of everything that must not be interrupted: a dialog, a form of the page, a focused field, an open menu or list. */
const underWay = [
  'dialog[open]',
  '#main form:not([role=search])',
  ':is(input, textarea, select, [contenteditable]):focus',
  // A closed menu may contain an expanded group.
  '[aria-expanded=true]:not([hidden] *)',
].join();

/**
 * Runs a task once the page is idle and the user is not busy: no dialog, form, focused field or open menu. Leaving a page ends its form, so
 * ask again on the next page.
 * @returns a function that cancels the task
 */
export function whenQuiet(act: () => void): () => void {
  const tryNow = () => {
    if (document.querySelector(underWay)) return;
    callOff();
    act();
  };
  // The close event of a dialog does not bubble. Like focusout, it fires before the DOM has changed: check in the next task.
  const soon = () => void setTimeout(tryNow);
  const ends = ['close', 'focusout', 'click'] as const;
  const notIdle = onceIdle(tryNow, timeout, timeout / 10);
  const callOff = () => {
    notIdle();
    for (const end of ends) document.removeEventListener(end, soon, true);
  };
  for (const end of ends) document.addEventListener(end, soon, true);
  return callOff;
}
