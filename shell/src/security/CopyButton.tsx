import { Button } from '@puente/design-system/button';
import { copyText } from '@puente/platform/sharing';

/** Button that copies a text to the clipboard, and reports whether it succeeded. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Button variant="secondary" size="sm" onClick={() => void copyText(text)}>
      {label}
    </Button>
  );
}
