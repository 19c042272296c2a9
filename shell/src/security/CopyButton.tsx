import { Button } from '@puente/design-system/button';
import { showToast } from '@puente/platform/ui';

/** Puts a text on the clipboard, and says whether the browser let it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'success', message: 'Copiado.' }),
      () =>
        showToast({ tone: 'danger', message: 'Tu navegador no deja copiar. Selecciona el texto y cópialo.' }),
    );
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
