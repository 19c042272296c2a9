import type { EarlyField, EarlyInput } from '@puente/federation/before-hydration';

/**
 * Runs in every server-rendered page before its code is loaded. Records presses and typed values, which the shell
 * repeats once the page is hydrated. Links and forms that the server accepts need no script.
 *
 * Served without its types and its comments (early-input.ts): each comment on lines of its own, and short, since pages
 * carry it.
 */
{
  const values: EarlyInput['values'] = new Map();
  const presses: EarlyInput['presses'] = new Map();
  const hydrating = new AbortController();
  const hydrated = new AbortController();
  globalThis.earlyInput = { values, presses, hydrating, hydrated };

  /** A shell that was released before this script does not end it. */
  const endWhenReady = () => {
    if (performance.getEntriesByName('content-ready').length === 0) return;
    hydrating.abort();
    hydrated.abort();
  };
  for (const name of ['click', 'submit', 'keydown', 'input', 'change'])
    document.addEventListener(name, endWhenReady, { capture: true, signal: hydrated.signal });

  const press = (target: HTMLElement, event: Event) => {
    presses.set(target, event);
    target.dataset['pressed'] = '';
  };
  const isForServer = ({ method, dataset }: HTMLFormElement) => method !== 'post' || 'drawn' in dataset;

  const whilePressed = { capture: true, signal: hydrating.signal };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      // A submitted form follows as an event of its own.
      if (button && (button.type !== 'submit' || !button.form)) press(button, event);
    },
    whilePressed,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isForServer(form)) return;
      event.preventDefault();
      press(form, event);
    },
    whilePressed,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const field = event.target as HTMLElement;
      if (
        event.key !== 'Enter' ||
        event.shiftKey ||
        event.isComposing ||
        !field.matches('[enterkeyhint=send]')
      )
        return;
      event.preventDefault();
      press(field, event);
    },
    whilePressed,
  );

  const change = ({ target }: Event) => {
    const field = target as EarlyField;
    if (!field.matches('input, textarea, select')) return;
    values.set(
      field,
      field.matches('[type=checkbox], [type=radio]') ? (field as HTMLInputElement).checked : field.value,
    );
  };
  for (const name of ['input', 'change'])
    document.addEventListener(name, change, { capture: true, signal: hydrated.signal });

  /** Control on which a mouse button went down. If the page is rendered anew before it goes up, no click follows. */
  let held: Element | null = null;
  const controlAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('a, button');
  const release = (event: Event) => {
    const control = controlAt(event);
    if (!held || held.isConnected || !control) return;
    const names = [held, control].map((one) => one.tagName + one.getAttribute('href') + one.textContent);
    if (names[0] === names[1]) control.click();
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      // A tap becomes a click at its end, on what is there by then.
      held = event.pointerType === 'mouse' ? controlAt(event) : null;
      document.addEventListener('pointerup', release, { capture: true, once: true });
    },
    { capture: true, signal: hydrated.signal },
  );
}
