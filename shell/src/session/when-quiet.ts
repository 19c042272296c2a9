import { onceIdle } from '../when-idle.ts';

/** Longest wait for a busy page, in milliseconds. */
const timeout = 3000;

/** What a user is in the middle of: a window, a form of the page, a field, an open menu or list. */
const underWay = [
  'dialog[open]',
  '#main form:not([role=search])',
  ':is(input, textarea, select, [contenteditable]):focus',
  // In a menu that is closed a group may be open.
  '[aria-expanded=true]:not([hidden] *)',
].join();

/**
 * Runs a task once the page is idle and the user is at nothing: no window is open over the page, no form, field or menu.
 * A form ends when its page is left: ask again there.
 * @returns a function that cancels the task
 */
export function whenQuiet(act: () => void): () => void {
  const tryNow = () => {
    if (document.querySelector(underWay)) return;
    callOff();
    act();
  };
  // The event of a window that closes does not bubble. It comes before the window is gone from the page, as that of a field before
  // focus is elsewhere.
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
