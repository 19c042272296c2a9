import type { EarlyField } from '@puente/federation/before-hydration';
import { firstReady } from '@puente/platform/ui';

/**
 * Repeats what the visitor did to the server's page before its code was loaded, once the page is ready. To be called when React takes the
 * page over: it handles later presses itself.
 */
export function repeatEarlyInput(): void {
  const { earlyInput } = globalThis;
  if (!earlyInput) return;
  const { values, presses, hydrating, hydrated } = earlyInput;
  hydrating.abort();
  // React would report the attribute as a difference.
  for (const target of presses.keys()) delete target.dataset['pressed'];
  const repeat = () => {
    hydrated.abort();
    globalThis.earlyInput = undefined;
    for (const [field, value] of values) retype(field, value);
    for (const [target, event] of presses) if (target.isConnected) pressAgain(target, event);
  };
  void firstReady.then(() => setTimeout(repeat));
}

/** Sets the value of a field, or of the field that replaces it, as if the visitor had just typed it. */
function retype(early: EarlyField, value: string | boolean): void {
  const field = early.isConnected ? early : onlyFieldNamed(early.name);
  if (!field) return;
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement) recheck(field, value);
    return;
  }
  if (field.type !== 'file') {
    // React remembers what its property setter has set, and ignores an event that changes nothing.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function recheck(field: HTMLInputElement, isChecked: boolean): void {
  if (field.checked === isChecked) field.checked = !isChecked;
  field.click();
}

function onlyFieldNamed(name: string): EarlyField | undefined {
  const [field, ...others] = document.querySelectorAll<EarlyField>(
    `:is(input, textarea, select)[name="${CSS.escape(name)}"]`,
  );
  return others.length === 0 ? field : undefined;
}

function pressAgain(target: HTMLElement, event: Event): void {
  if (target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter);
  else if (event.type === 'keydown')
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else target.click();
}
