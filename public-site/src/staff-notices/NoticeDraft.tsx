import { useState } from 'react';
import { testNotice } from '@puente/client/audience-notices';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import { messageKinds, noticeKinds } from '@puente/contract/constants/message-kinds';
import type { AudienceNotice, NoticeAudience } from '@puente/contract/entities/audience-notice';
import { type NoticeForm, noticeForm, noticeMessages } from '@puente/contract/forms/audience-notice';
import { Button } from '@puente/design-system/button';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { DraftNotice, DraftStatus, Form, RadioGroup, TextField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { TextEditor } from '@puente/design-system/text-editor';
import { Controller, useForm, useWatch, zodResolver } from '@puente/platform/forms';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { AudienceFields } from './AudienceFields.tsx';
import { DeleteNotice } from './DeleteNotice.tsx';
import { audienceWords } from './notice-words.ts';
import { NoticePreview } from './NoticePreview.tsx';
import { Reach } from './Reach.tsx';
import styles from './StaffNotices.module.css';
import { StartDialog } from './StartDialog.tsx';
import { noticeAnswers, useNoticeForm } from './use-notice-form.ts';

const most = noticeLimits;

const labels = {
  kind: 'Qué tipo de aviso es',
  title: 'Título',
  text: 'Texto',
  link: 'Página a la que lleva',
  linkText: 'Texto del enlace',
  audience: 'A quién',
} as const satisfies Record<keyof NoticeForm, string>;

const kinds = noticeKinds.map((value) => ({ value, label: messageKinds[value] }));

interface NoticeDraftProps {
  notice: AudienceNotice;
  /** The user has started or planned it. */
  onActed: () => void;
}

/** Draft of a notice: its form, whom it reaches, how it looks, a test, and its start. */
export function NoticeDraft({ notice, onActed }: NoticeDraftProps) {
  const [isStarting, setStarting] = useState(false);
  const mayStart = useUser()?.staffRole === 'administrator';
  const form = useForm<NoticeForm>({
    resolver: zodResolver(noticeForm),
    defaultValues: noticeAnswers(notice),
  });
  const { errors, isDirty } = form.formState;
  const { element, submit, draft, conflict, failure, busy, saveAndThen } = useNoticeForm(form, notice, () => {
    showToast({ tone: 'success', message: 'Hemos guardado el borrador.' });
  });
  const [kind, audience] = useWatch({ control: form.control, name: ['kind', 'audience'] });
  const line = (name: 'title' | 'link' | 'linkText') => ({
    label: labels[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });

  async function test() {
    await testNotice(notice.id);
    showToast({ tone: 'success', message: 'Te hemos enviado una prueba por correo. Solo la recibes tú.' });
  }

  /** A start without a text is refused, too.. */
  function askToStart(saved: AudienceNotice) {
    if (saved.text === '') form.setError('text', { message: noticeMessages.withoutText });
    else setStarting(true);
  }

  return (
    <Stack gap={8}>
      <Form ref={element} onSubmit={submit} className={styles.form}>
        <Stack gap={5}>
          <DraftNotice {...draft.notice} />
          {conflict && (
            <FieldsClash
              {...conflict}
              key={conflict.id}
              title="Otra persona ha guardado cambios en este aviso"
              labels={labels}
              theirs={inWords(conflict.theirs)}
              mine={inWords(conflict.mine)}
            />
          )}
          <Stack gap={5} inert={draft.notice.otherTab}>
            <Controller
              control={form.control}
              name="kind"
              render={({ field: { name, value, onChange } }) => (
                <RadioGroup
                  legend={labels.kind}
                  name={name}
                  required
                  hint="Solo lo recibe quien ha pedido ese tipo en su perfil."
                  value={value}
                  onChange={onChange}
                  options={kinds}
                />
              )}
            />
            <TextField
              {...line('title')}
              required
              maxLength={most.title}
              hint="También es el asunto del correo."
            />
            <Controller
              control={form.control}
              name="text"
              render={({ field: { name, value, onChange, onBlur } }) => (
                <TextEditor
                  label={labels.text}
                  name={name}
                  format="html"
                  maxLength={most.text}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errors.text?.message}
                />
              )}
            />
            <TextField
              {...line('link')}
              optional
              hint="Su dirección en esta web, desde la primera barra: /projects."
            />
            <TextField {...line('linkText')} optional maxLength={most.linkText} hint="Sin él, «Ver más»." />
            <Stack as="section" gap={5} aria-labelledby="audience">
              <Heading level={2} id="audience">
                {labels.audience}
              </Heading>
              <Text tone="muted">
                Lo que dejes sin elegir no limita nada. Si eliges en varios campos, tiene que encajar en
                todos.
              </Text>
              <Controller
                control={form.control}
                name="audience"
                render={({ field: { value, onChange } }) => (
                  <AudienceFields value={value} onChange={onChange} error={audienceError(errors.audience)} />
                )}
              />
              <Reach kind={kind} audience={audience} />
            </Stack>
            {failure !== null && (
              <Notice tone="danger" live>
                {`${failure} Lo que has escrito sigue aquí.`}
              </Notice>
            )}
            <Cluster gap={3}>
              <Button type="submit" busy={busy}>
                Guardar borrador
              </Button>
              <Button variant="secondary" icon="mail" aria-disabled={busy} onClick={() => saveAndThen(test)}>
                Enviarme una prueba
              </Button>
              {mayStart && (
                <Button
                  variant="secondary"
                  icon="users"
                  aria-haspopup="dialog"
                  aria-disabled={busy}
                  onClick={() => saveAndThen(askToStart)}
                >
                  Guardar y enviar…
                </Button>
              )}
            </Cluster>
            {!mayStart && (
              <Text tone="muted">
                Cuando esté listo, pide a alguien de administración que lo envíe desde esta página.
              </Text>
            )}
            <DraftStatus {...draft.saved} />
          </Stack>
        </Stack>
      </Form>
      <NoticePreview notice={notice} isOutdated={isDirty} />
      <div>
        <DeleteNotice notice={notice} />
      </div>
      {isStarting && <StartDialog notice={notice} onDone={onActed} onClose={() => setStarting(false)} />}
    </Stack>
  );
}

/** Answers with the audience in words. */
function inWords(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { audience, kind } = answers as Partial<NoticeForm>;
  return {
    ...answers,
    ...(kind && { kind: messageKinds[kind] }),
    ...(audience && { audience: audienceWords(audience) }),
  };
}

/** Errors of the audience are about one of its lists: too many entries. */
const audienceError = (
  error: Partial<Record<keyof NoticeAudience, { message?: string | undefined } | undefined>> | undefined,
): string | undefined => Object.values(error ?? {}).find((one) => one?.message !== undefined)?.message;
