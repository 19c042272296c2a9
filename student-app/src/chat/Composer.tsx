import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, TextArea } from '@puente/design-system/field';
import { keepText, keptText } from '@puente/platform/session';
import { useInBrowser } from '@puente/platform/ui';
import styles from './Composer.module.css';
import type { StaffPromptsProps } from './StaffPrompts.tsx';

interface ComposerProps {
  user: number;
  /** ID of the conversation, used as the key of the draft. */
  conversation: number;
  onSend: (text: string) => void;
  /** Name of the person whom the team answers: saved answers can be inserted. */
  prompts?: string | undefined;
}

const { max } = limits.chatMessage;

/** Touch devices: Enter inserts a line break, as there is no other way to do so. */
const touched = '(hover: none) and (pointer: coarse)';

/** Text field for a message. The draft survives navigation until it is sent or the user logs out. */
export function Composer({ user, conversation, onSend, prompts }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const place = `chat:${conversation}`;
  const [text, setText] = useState(() => keptText(user, place));
  const [isTooLong, setTooLong] = useState(false);
  // The server draws the hint, and the style sheet hides it until the browser is asked.
  const hasKeyboard = useInBrowser(() => !window.matchMedia(touched).matches, true);

  const type = (typed: string) => {
    setText(typed);
    keepText(user, place, typed);
    if (typed.trim().length <= max) setTooLong(false);
  };
  const send = () => {
    const message = text.trim();
    if (message.length > max) return setTooLong(true);
    if (message === '') return;
    onSend(message);
    type('');
  };

  return (
    <Form
      className={styles.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {prompts !== undefined && (
        <StaffPromptsOnDemand
          name={prompts}
          onInsert={(inserted) => {
            type(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
            field.current?.focus();
          }}
        />
      )}
      <TextArea
        ref={field}
        label="Tu mensaje"
        name="message"
        rows={2}
        className={styles.field}
        value={text}
        maxLength={max}
        hint={
          hasKeyboard && <span className={styles.keys}>Intro envía; Mayús + Intro empieza otra línea.</span>
        }
        error={isTooLong ? `Acorta el mensaje: como mucho puede tener ${max} caracteres.` : undefined}
        enterKeyHint={hasKeyboard ? 'send' : 'enter'}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (!hasKeyboard || !isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" icon="arrow-up">
        <span className={styles.word}>Enviar</span>
      </Button>
    </Form>
  );
}

/** Tells whether the key is Enter alone, outside the composition of an input method. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Saved answers, which members of the team alone load. Without them a message can still be written. */
function StaffPromptsOnDemand(props: StaffPromptsProps) {
  const [Prompts, setPrompts] = useState<ComponentType<StaffPromptsProps>>();
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "staff" */ './StaffPrompts.tsx').then(
      ({ StaffPrompts }) => isWanted && setPrompts(() => StaffPrompts),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return Prompts ? <Prompts {...props} /> : null;
}
