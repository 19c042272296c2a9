import { dismissToast, showToast } from '@puente/platform/ui';

/**
 * Tells the user when the network goes and when it is back. An open page stays as it is: what was typed is still there. Each
 * message replaces the other one.
 */
export function watchConnection(): void {
  let shown: number | undefined;
  const say = (tone: 'info' | 'success', message: string) => {
    if (shown !== undefined) dismissToast(shown);
    shown = showToast({ tone, message });
  };
  window.addEventListener('offline', () =>
    say('info', `Te has quedado sin conexión.${hasTyped() ? ' Lo que has escrito sigue aquí.' : ''}`),
  );
  window.addEventListener('online', () => say('success', 'Vuelves a tener conexión.'));
}

/** Tells whether a form of the page has text in it. Searches of lists are forms of another method. */
const hasTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method=post] :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))',
    ),
  ].some(({ value }) => value !== '');
