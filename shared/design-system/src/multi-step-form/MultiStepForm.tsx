import { type ReactNode, type SubmitEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { isAsked } from '@puente/contract/forms/field-definition';
import { generalErrors } from '@puente/contract/general-errors';
import { Button } from '../button/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Form } from '../field/Form.tsx';
import { DefinedField, type FieldSources, UploadsUnderway } from '../form-fields/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';
import { AnswersReview } from './AnswersReview.tsx';
import styles from './MultiStepForm.module.css';
import { problemsOf } from './steps.ts';
import { type MultiStepOptions, useMultiStep } from './use-multi-step.ts';

export interface MultiStepFormProps extends MultiStepOptions {
  /** Content above the fields of each page: the origin of a draft. */
  notice?: ReactNode;
  /** Content next to 'Paso 2 de 6': whether the answers are saved. */
  status?: ReactNode;
  /** Content above the buttons of the last page: information before sending. */
  beforeSending?: ReactNode;
  /** Disables the form while another tab edits it. */
  paused?: boolean | undefined;
  /** The verb on the last page's button. */
  submitLabel: string;
  sources?: FieldSources | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Called with 'Paso 2 de 6: Estudios' at each page: for the title of the dialog. */
  onStep?: ((words: string) => void) | undefined;
  /** The refusal of the whole form, when no field is to blame. */
  failureText?: string | undefined;
}

const noSources: FieldSources = {};

/**
 * Form of several pages (specification §4). Each page is validated before the next opens; the last one sends. Focus moves to the page's
 * heading, or to the error summary. With one page it is an ordinary form.
 */
export function MultiStepForm({
  submitLabel,
  sources = noSources,
  headingLevel = 2,
  onStep,
  notice,
  status,
  beforeSending,
  paused,
  failureText = generalErrors.Unexpected.text,
  ...options
}: MultiStepFormProps) {
  const { form, values, errors, attempt, step, page, pageCount, ...state } = useMultiStep(options);
  const heading = useRef<HTMLHeadingElement>(null);
  const placeId = useId();
  const place = `Paso ${page} de ${pageCount}`;

  const lastStep = useRef(step.name);
  const lastAttempt = useRef(attempt);
  // An answer can change how many pages there are: the page and the user's place on it stay.
  const arrive = useEffectEvent(() => {
    onStep?.(`${place}: ${step.title}`);
    if (step.name !== lastStep.current && attempt === lastAttempt.current) heading.current?.focus();
    lastStep.current = step.name;
    lastAttempt.current = attempt;
  });
  useLayoutEffect(() => arrive(), [page, pageCount]);

  const goOnLabel = state.changing ? 'Volver a la revisión' : 'Siguiente';
  const nextLabel = state.isLast ? submitLabel : goOnLabel;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void state.next();
  }

  return (
    <FormProvider {...form}>
      <UploadsUnderway value={state.uploads}>
        <Form onSubmit={submit} className={styles.form}>
          <Stack gap={5}>
            <div>
              {pageCount > 1 ? (
                <>
                  <Cluster justify="between">
                    <p className={styles.place} id={placeId}>
                      {place}
                    </p>
                    {status}
                  </Cluster>
                  <progress
                    className={styles.progress}
                    value={page}
                    max={pageCount}
                    aria-labelledby={placeId}
                  />
                </>
              ) : (
                status
              )}
              <Heading level={headingLevel} size="lg" ref={heading} tabIndex={-1}>
                {step.title}
              </Heading>
              {step.lead !== undefined && <p className={styles.lead}>{step.lead}</p>}
            </div>
            {notice}
            <Stack gap={5} inert={paused}>
              <ErrorSummary
                errors={problemsOf(step, errors)}
                attempt={attempt}
                headingLevel={asNext(headingLevel)}
              />
              {step.fields
                .filter((field) => isAsked(field, values))
                .map((field) => (
                  <DefinedField key={field.value} field={field} sources={sources} />
                ))}
              <AnswersReview
                steps={state.reviewed}
                values={values}
                headingLevel={asNext(headingLevel)}
                onChange={state.change}
              />
              {state.isLast && beforeSending}
              {state.failed && (
                <Notice tone="danger" live>
                  {state.failure ?? failureText}
                </Notice>
              )}
              {state.warning !== undefined && (
                <Notice tone="warning" live>
                  {state.warning}
                </Notice>
              )}
              <Cluster justify={pageCount > 1 ? 'between' : 'start'}>
                {page > 1 && (
                  <Button
                    variant="secondary"
                    icon="arrow-left"
                    aria-disabled={state.busy || undefined}
                    onClick={state.back}
                  >
                    Atrás
                  </Button>
                )}
                {page === 1 && pageCount > 1 && <span />}
                <Button type="submit" busy={state.busy || state.succeeded}>
                  {nextLabel}
                </Button>
              </Cluster>
            </Stack>
          </Stack>
        </Form>
      </UploadsUnderway>
    </FormProvider>
  );
}

const asNext = (level: HeadingLevel): HeadingLevel => (level === 4 ? 4 : ((level + 1) as HeadingLevel));
