import { Button } from '@puente/design-system/button';
import { copyText } from '@puente/platform/sharing';

/** Puts a text on the clipboard, and says whether the browser let it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Button variant="secondary" size="sm" onClick={() => void copyText(text)}>
      {label}
    </Button>
  );
}
