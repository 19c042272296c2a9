import { useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { evaluateByLink, evaluationQueries } from '@puente/client/evaluations';
import { studentCriteria, studentCriterionCodes } from '@puente/contract/constants/evaluations';
import { type LinkedEvaluation, linkedEvaluation } from '@puente/contract/forms/evaluation';
import { Button } from '@puente/design-system/button';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Form } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { namedSummaryOf, useForm, useSending, useTabDraft, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { StudentFields } from './StudentFields.tsx';

/**
 * /valorar: target of the link in mails that ask an organisation's person for an evaluation. It works without a login. Only the
 * button sends, as mail scanners open this page too.
 */
export default function EvaluationLinkPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const asked = useQuery({ ...evaluationQueries.byLink(token), retry: false });
  useReady(!asked.isPending);
  return (
    <Container width="text">
      {isOver(asked.error) ? (
        <NothingToSend reason={messageOf(asked.error)} />
      ) : (
        <QueryState
          query={stateOf(asked)}
          skeleton={<DetailSkeleton loading="Cargando la valoración" />}
          failed="No hemos podido cargar la valoración"
          headingLevel={1}
        >
          {(subject) => <LinkForm key={token} token={token} {...subject} />}
        </QueryState>
      )}
    </Container>
  );
}

/** True for a link that cannot be answered, now or any more. */
const isOver = (error: Error | null): error is ApiError =>
  error instanceof ApiError &&
  ['EvaluationLinkInvalid', 'EvaluationSent', 'EvaluationNotOpen'].includes(error.code);

const NothingToSend = ({ reason }: { reason: string }) => (
  <EmptyState
    headingLevel={1}
    icon="warning"
    title="Con este enlace no se puede valorar"
    action={<ButtonLink href={href('collaborations')}>Ver mis colaboraciones</ButtonLink>}
  >
    {reason}
  </EmptyState>
);

interface LinkFormProps {
  token: string;
  title: string;
  organization_name: string;
  student: string;
}

function LinkForm({ token, title, organization_name: organization, student }: LinkFormProps) {
  const form = useForm<LinkedEvaluation>({
    resolver: zodResolver(linkedEvaluation),
    defaultValues: { text: '' },
  });
  const [isSent, setIsSent] = useState(false);
  // The part before the signature: what is stored does not open the link.
  const { forget } = useTabDraft(`evaluation-link-${token.split('.', 1)[0] ?? ''}`, form, []);
  const { submit, busy, failure } = useSending(form, async (values) => {
    await evaluateByLink(token, values);
    forget();
    setIsSent(true);
  });
  const { errors, submitCount } = form.formState;
  if (isSent)
    return (
      <Notice tone="success" takesFocus live title="Valoración enviada. Gracias.">
        {`${student} la leerá cuando también haya enviado la suya, o cuando acabe el plazo.`}
      </Notice>
    );
  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <PageHeader title={`Valorar a ${student}`} eyebrow={`${title} · ${organization}`} />
        <Text tone="muted">
          Quien valoras y quien dirige el trabajo la leen cuando las dos partes han enviado la suya. Después
          de enviarla no se puede cambiar.
        </Text>
        <ErrorSummary attempt={submitCount} errors={namedSummaryOf(errors, labels)} headingLevel={2} />
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido enviar la valoración">
            {failure}
          </Notice>
        )}
        <StudentFields form={form} />
        <div>
          <Button type="submit" busy={busy}>
            Enviar valoración
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const labels = {
  ...Object.fromEntries(studentCriterionCodes.map((code) => [`scores.${code}`, studentCriteria[code]])),
  text: 'Con tus palabras',
};
