import { useEffect, useState } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Text } from '@puente/design-system/text';
import { onUnsentDrafts, type UnsentChoice } from '@puente/platform/session';

interface Question {
  forms: number;
  answer: (choice: UnsentChoice) => void;
}

/** Dialog for a logout with unsent drafts. Asks whether to keep them in this browser, which others may use. */
export function LeavingGate() {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(
    () => onUnsentDrafts((forms) => new Promise<UnsentChoice>((answer) => setQuestion({ forms, answer }))),
    [],
  );
  if (!question) return null;

  const choose = (choice: UnsentChoice) => () => {
    setQuestion(null);
    question.answer(choice);
  };
  const { forms } = question;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={forms === 1 ? 'Hay un formulario sin guardar' : `Hay ${forms} formularios sin guardar`}
      onClose={choose('stay')}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={choose('stay')}>
            Seguir aquí
          </Button>
          <Button variant="secondary" onClick={choose('keep')}>
            Salir y dejarlo en este navegador
          </Button>
          <Button variant="danger" onClick={choose('remove')}>
            Salir y borrarlo
          </Button>
        </>
      }
    >
      <Text>
        No hemos podido guardar en tu cuenta lo último que has escrito. Si otras personas usan este ordenador,
        bórralo: podrían leerlo.
      </Text>
    </Dialog>
  );
}
