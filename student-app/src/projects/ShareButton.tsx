import { Button } from '@puente/design-system/button';
import { showToast } from '@puente/platform/ui';

/** Gives the address of the page on: by the phone's own sheet, or as a copy. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const { href: url } = window.location;
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
  return (
    <Button variant="quiet" size="sm" icon="external" onClick={() => void share()}>
      Compartir
    </Button>
  );
}
