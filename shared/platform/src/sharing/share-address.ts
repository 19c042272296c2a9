import { showToast } from '../ui/index.ts';

/** Gives an address on: by the phone's own sheet, or as a copy. */
export async function shareAddress({ title, url }: { title: string; url: string }): Promise<void> {
  if ('share' in navigator) {
    // Closing the sheet without choosing is an answer, and no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await window.navigator.clipboard.writeText(url);
    showToast({ tone: 'success', message: 'Enlace copiado.' });
  } catch {
    showToast({ tone: 'info', message: `Copia este enlace: ${url}` });
  }
}
