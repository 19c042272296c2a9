import {
  changeMessageTemplate,
  messageTemplateQueries,
  saveMessageTemplate,
} from '@puente/client/message-templates';
import {
  type TemplateUse,
  templateUseCodes,
  templateUses,
} from '@puente/contract/constants/message-templates';
import type { MessageTemplate } from '@puente/contract/entities/message-template';
import { type NewMessageTemplate, newMessageTemplate } from '@puente/contract/forms/message-template';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { RadioGroup, TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useKeptForm, useSending, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordForm } from '@puente/platform/record-forms';

interface TemplateFormProps {
  organization: OrganizationId;
  /** The answer that is being written. */
  use: TemplateUse;
  onSaved: (name: string) => Promise<void>;
  onClose: () => void;
}

const failureTitle = 'No hemos podido guardar la plantilla';
const words = { submitLabel: 'Guardar plantilla', cancelLabel: 'Cancelar', failureTitle };

const useTemplateForm = (defaultValues: NewMessageTemplate) =>
  useForm<NewMessageTemplate>({ resolver: zodResolver(newMessageTemplate), defaultValues });

/** A message from the beginning. */
export function NewTemplate({ organization, use, onSaved, onClose }: TemplateFormProps) {
  const form = useTemplateForm({ name: '', text: '', use });
  const kept = useKeptForm(`message-template-${organization}`, form, {
    send: (values) => saveMessageTemplate(organization, values),
    onSent: ({ name }) => onSaved(name),
    onClose,
  });
  return (
    <FormDialog title="Nueva plantilla" {...words} {...kept}>
      <TemplateFields form={form} />
    </FormDialog>
  );
}

/** A message that was just written. It is kept where it was written, and not a second time here. */
export function KeepTemplate({
  organization,
  use,
  text,
  onSaved,
  onClose,
}: TemplateFormProps & { text: string }) {
  const form = useTemplateForm({ name: '', text, use });
  const { submit, busy, failure } = useSending(form, async (values) => {
    const { name } = await saveMessageTemplate(organization, values);
    await onSaved(name);
    onClose();
  });
  return (
    <FormDialog
      title="Guardar como plantilla"
      {...words}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TemplateFields form={form} />
    </FormDialog>
  );
}

const answersOf = ({ name, text, use }: MessageTemplate): NewMessageTemplate => ({ name, text, use });

/** A message that colleagues may change at the same time: nothing of theirs is written over unseen. */
export function ChangeTemplate({
  organization,
  template,
  onSaved,
  onClose,
}: TemplateFormProps & { template: MessageTemplate }) {
  const queryClient = useQueryClient();
  const form = useTemplateForm(answersOf(template));
  const { draft, conflict, save } = useRecordForm(`message-template-change-${template.id}`, form, template, {
    answersOf,
    read: async () => {
      const all = await queryClient.fetchQuery({ ...messageTemplateQueries.of(organization), staleTime: 0 });
      return all.find(({ id }) => id === template.id) ?? template;
    },
  });
  const { submit, busy, failure } = useSending(form, async () => {
    const { name } = await save((values, before, base) =>
      changeMessageTemplate(template.id, { ...changedAnswers(before, values), base }),
    );
    await onSaved(name);
    onClose();
  });
  return (
    <FormDialog
      title={`Cambiar «${template.name}»`}
      {...words}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {conflict && (
        <FieldsClash
          {...conflict}
          theirs={inWords(conflict.theirs)}
          mine={inWords(conflict.mine)}
          key={conflict.id}
          title="Alguien de tu organización ha cambiado esta plantilla"
          labels={labels}
        />
      )}
      <TemplateFields form={form} />
    </FormDialog>
  );
}

const labels = { name: 'Nombre', text: 'Mensaje', use: 'Para qué respuesta' };

const inWords = (answers: Readonly<Record<string, unknown>>) => ({
  ...answers,
  use: templateUses[answers['use'] as TemplateUse],
});

function TemplateFields({ form }: { form: ReturnType<typeof useTemplateForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={labels.name}
        hint="Lo ve tu organización al elegirla."
        autoComplete="off"
        maxLength={limits.messageTemplate.name}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label={labels.text}
        rows={6}
        maxLength={limits.answerReason.max}
        hint="Escribe {nombre} donde vaya el nombre de la persona y {proyecto} donde vaya el título del proyecto."
        error={errors.text?.message}
        {...form.register('text')}
      />
      <Controller
        control={form.control}
        name="use"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            legend={labels.use}
            value={value}
            onChange={onChange}
            options={templateUseCodes.map((code) => ({ value: code, label: templateUses[code] }))}
            error={errors.use?.message}
          />
        )}
      />
    </>
  );
}
