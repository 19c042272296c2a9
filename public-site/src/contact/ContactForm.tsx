import { faqAudiences } from '@puente/contract/constants/audiences';
import { contactLabels as labels, writerLabels } from '@puente/contract/form-labels';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Form, PrivacyNote, SelectField, TextArea, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { VisuallyHidden } from '@puente/design-system/text';
import { namedSummaryOf } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useContact } from './sending.ts';

const audiences = faqAudiences.map((value) => ({ value, label: writerLabels[value] }));

/** Contact form to staff. */
export function ContactForm() {
  const { form, trap, answerTo, reference, submit, busy, failure } = useContact();
  const { register } = form;
  const { errors, submitCount } = form.formState;
  if (answerTo !== null) return <Taken answerTo={answerTo} reference={reference} />;

  return (
    <Form drawn="contact" onSubmit={submit}>
      <Stack gap={5}>
        <ErrorSummary attempt={submitCount} errors={namedSummaryOf(errors, labels)} headingLevel={3} />
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido enviar tu mensaje">
            {`${failure} No has perdido nada de lo que has escrito.`}
          </Notice>
        )}
        <TextField
          label={labels.name}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={labels.email}
          hint="Te responderemos aquí."
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label={labels.audience}
          options={audiences}
          placeholder="Elige una opción"
          required
          error={errors.audience?.message}
          {...register('audience')}
        />
        <TextField label={labels.subject} required error={errors.subject?.message} {...register('subject')} />
        <TextArea
          label={labels.message}
          hint="Cuéntanos qué necesitas. No hace falta que escribas datos de salud ni tu número de documento."
          maxLength={limits.contactMessage.message.max}
          required
          error={errors.message?.message}
          {...register('message')}
        />
        {/* Honeypot field: only bots find it, as it is neither visible, nor announced, nor reachable by keyboard. */}
        <VisuallyHidden as="div" aria-hidden inert>
          <input ref={trap} name="website" type="text" tabIndex={-1} autoComplete="off" aria-label="Web" />
        </VisuallyHidden>
        <PrivacyNote policy={href('privacy')}>
          Usamos estos datos solo para responderte, y los borramos un año después de cerrar tu consulta.
        </PrivacyNote>
        <div>
          <Button type="submit" busy={busy}>
            Enviar mensaje
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

interface TakenProps {
  /** Reply address; empty when the form was submitted without JavaScript. */
  answerTo: string;
  /** Undefined where the page does not know it. */
  reference: string | undefined;
}

function Taken({ answerTo, reference }: TakenProps) {
  return (
    <Notice tone="success" takesFocus live title="Hemos recibido tu mensaje">
      {`Lo leerá una persona del equipo y te responderá${answerTo && ` a ${answerTo}`} en un plazo de ${limits.contactMessage.answerDays} días laborables. Si no te llega nada, mira en la carpeta de correo no deseado.${reference === undefined ? '' : ` Tu referencia es ${reference}: dila si nos escribes otra vez.`}`}
    </Notice>
  );
}
