import { Button } from '@puente/design-system/button';
import { TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { copyText } from '@puente/platform/sharing';
import { useInBrowser } from '@puente/platform/ui';
import { type EmbedChoice, frameCode } from './embed-choice.ts';
import styles from './EmbedCode.module.css';

/** HTML to copy. Rendered in the browser only, which knows the public address of the product. */
export function FrameCode({ choice }: { choice: EmbedChoice }) {
  const origin = useInBrowser(() => window.location.origin, undefined);
  const code = origin === undefined ? '' : frameCode(choice, origin);
  return (
    <Stack gap={3}>
      <TextArea
        label="Código HTML"
        hint="Pégalo en tu página, donde quieras que salga la lista."
        name="code"
        className={styles.code}
        rows={4}
        value={code}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button onClick={() => void copyText(code)}>Copiar el código</Button>
      </div>
    </Stack>
  );
}
