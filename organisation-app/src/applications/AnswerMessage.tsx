import { useState } from 'react';
import { templateUseOf } from '@puente/contract/constants/message-templates';
import type { Status } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { limits } from '@puente/contract/limits';
import { fillIn } from '@puente/contract/message-placeholders';
import { Button } from '@puente/design-system/button';
import { TextArea } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { PlainText } from '@puente/design-system/plain-text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import type { DeskProject } from './desk-project.ts';
import { asTemplate, messageProblem, personalPreview, valuesOf } from './message-words.ts';
import { moves } from './moves.ts';

interface AnswerMessageProps {
  to: Status;
  project: DeskProject;
  /** At least one. */
  applications: readonly DeskApplication[];
  value: string;
  onChange: (message: string) => void;
}

/** The other of two texts of the message, where a template took the place of what was typed. */
interface Replaced {
  text: string;
  template: string;
  isUndone: boolean;
}

const loadTemplates = () => import(/* webpackChunkName: "messageTemplates" */ './MessageTemplatesDialog.tsx');

/** The message of an answer: typed, or taken from a template that each of its readers gets with their own name. */
export function AnswerMessage({ to, project, applications, value, onChange }: AnswerMessageProps) {
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const templates = useDialogOnPress(loadTemplates);
  const keeping = useDialogOnPress(loadTemplates);
  const [first] = applications;
  const use = templateUseOf(to);
  const organization = project.organization?.id;
  if (!first) return null;
  const values = valuesOf(first, project.title);
  const isToOne = applications.length === 1;
  const problem = messageProblem(value);
  const preview = problem === undefined ? personalPreview(value, values) : null;

  function take(text: string, template: string) {
    templates.close();
    // To several, names are filled in when it is sent.
    const filled = isToOne ? fillIn(text, values) : text;
    setReplaced(value === '' || value === filled ? null : { text: value, template, isUndone: false });
    onChange(filled);
  }

  /** Exchanges the two texts: neither is lost, whatever was typed since. */
  function exchange({ text, ...rest }: Replaced) {
    setReplaced({ ...rest, text: value, isUndone: !rest.isUndone });
    onChange(text);
  }

  return (
    <Stack gap={3}>
      <TextArea
        label="Mensaje"
        optional
        name="answer-message"
        rows={4}
        maxLength={limits.answerReason.max}
        hint="Irá en el aviso y en el correo, después del saludo con su nombre. Puedes escribir {nombre} y {proyecto}: los cambiamos por los suyos."
        error={problem}
        value={value}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
      />
      {replaced && (
        <Notice
          tone="info"
          live
          action={
            <Button variant="secondary" size="sm" onClick={() => exchange(replaced)}>
              {replaced.isUndone ? 'Volver a poner la plantilla' : 'Deshacer'}
            </Button>
          }
        >
          {replaced.isUndone
            ? 'Vuelve a estar lo que habías escrito.'
            : `«${replaced.template}» está en lugar de lo que habías escrito.`}
        </Notice>
      )}
      {preview !== null && (
        <Notice tone="info" title={`Así lo leerá ${first.name}`}>
          <PlainText text={preview} />
        </Notice>
      )}
      {use && organization !== undefined && (
        <Cluster gap={2}>
          <Button variant="quiet" size="sm" icon="edit" {...templates.button}>
            Usar una plantilla
          </Button>
          {value.trim() !== '' && problem === undefined && (
            <Button variant="quiet" size="sm" icon="bookmark" {...keeping.button}>
              Guardar como plantilla
            </Button>
          )}
        </Cluster>
      )}
      {use && organization !== undefined && templates.Dialog && templates.isOpen && (
        <templates.Dialog
          organization={organization}
          use={use}
          readyMade={moves[to]?.draft ?? ''}
          onTake={take}
          onClose={templates.close}
        />
      )}
      {use && organization !== undefined && keeping.Dialog && keeping.isOpen && (
        <keeping.Dialog
          organization={organization}
          use={use}
          readyMade=""
          kept={isToOne ? asTemplate(value, values) : value}
          onTake={take}
          onClose={keeping.close}
        />
      )}
    </Stack>
  );
}
