/** Milliseconds on a link before it counts: a pointer or focus on its way elsewhere loads nothing. */
const dwell = { pointer: 65, focus: 150 };

/**
 * Calls back for each link on which the pointer, a finger or the focus stays for a moment. A finger that scrolls does
 * not count.
 * @returns a function that stops listening
 */
export function onIntent(act: (link: HTMLAnchorElement) => void): () => void {
  let candidate: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const consider = (target: EventTarget | null, wait: number) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === candidate) return;
    clearTimeout(timer);
    candidate = link;
    if (link) timer = setTimeout(() => act(link), wait);
  };
  const enter = ({ target }: PointerEvent) => consider(target, dwell.pointer);
  // Also fired when a finger is lifted, or begins to scroll.
  const leave = ({ relatedTarget }: PointerEvent) => consider(relatedTarget, dwell.pointer);
  const focus = ({ target }: FocusEvent) => consider(target, dwell.focus);

  document.addEventListener('pointerover', enter);
  document.addEventListener('pointerout', leave);
  document.addEventListener('focusin', focus);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', enter);
    document.removeEventListener('pointerout', leave);
    document.removeEventListener('focusin', focus);
  };
}
