import { dismissToast, showToast } from '@puente/platform/ui';

/** Shows a toast when the network is lost or restored; each replaces the previous one. An open page stays as it is, with all input. */
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

/** Tells whether a form of the page contains text. Search forms use another method. */
export const hasTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method=post] :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))',
    ),
  ].some(({ value }) => value !== '');
