import { useState } from 'react';
import { opportunityQueries } from '@puente/client/opportunities';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { NewOpportunity } from '@puente/contract/forms/opportunity';
import { AnswersNotice } from '@puente/design-system/clash-notice';
import { DraftStatus } from '@puente/design-system/field';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { messagesOfIssues, refusalOfSteps, type StepsDraft, usePreload } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { type RecordSteps } from '@puente/platform/record-forms';
import { usePageTitle } from '@puente/platform/ui';
import { opportunitySteps } from './steps.ts';

type Fields = Omit<NewOpportunity, 'organization'>;

interface OpportunityFormProps {
  title: string;
  /** Keeps what is typed. */
  draft: StepsDraft;
  /** Of the draft, or of a merge with what a colleague saved meanwhile. */
  source?: StepsDraft['draft'];
  onChange: StepsDraft['onChange'];
  conflict?: RecordSteps<Opportunity>['conflict'] | undefined;
  /** Names of the organisations that it can be of; none for one that stays with its own. */
  organizations: readonly string[];
  initial?: FieldValues | undefined;
  submitLabel: string;
  /** Makes the call; gives what follows once nothing of the draft is kept any more. */
  send: (fields: Fields, answers: FieldValues) => Promise<() => unknown>;
}

/** With its schemas it weighs as much as the rest of the page. */
export const loadChanges = () => import(/* webpackChunkName: "opportunity-changes" */ './changes.ts');

/** The pages of the form of an offer or an event. What is typed is kept until it is saved. */
export function OpportunityForm({
  title,
  draft,
  source = draft.draft,
  onChange,
  conflict = null,
  organizations,
  initial,
  submitLabel,
  send,
}: OpportunityFormProps) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState('');
  usePageTitle(place === '' ? title : `${place} · ${title}`);
  usePreload(loadChanges);
  const steps = opportunitySteps(organizations);

  async function save(answers: FieldValues) {
    const { changesOf, problemsOf } = await loadChanges();
    const errors = problemsOf(answers);
    if (errors) return { errors };
    const changes = changesOf(answers);
    if (!changes.success) return { errors: atFields(messagesOfIssues(changes.error.issues)) };
    try {
      const { title: name = '', description = '', details = { type: 'Oferta' }, ...others } = changes.data;
      const goOn = await send({ ...others, title: name, description, details }, answers);
      draft.forget();
      await Promise.all(
        [opportunityQueries.key, organizationQueries.key].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      await goOn();
      return { saved: true as const };
    } catch (error) {
      return refusalOfSteps(error);
    }
  }

  return (
    <MultiStepForm
      steps={steps}
      initial={initial}
      draft={source}
      submitLabel={submitLabel}
      notice={<AnswersNotice draft={draft.notice} conflict={conflict} steps={steps} />}
      status={<DraftStatus {...draft.saved} />}
      paused={draft.notice.otherTab}
      onStep={setPlace}
      onChange={onChange}
      onSubmit={save}
    />
  );
}

/** The form asks for a day and an hour where the opportunity has one moment. */
function atFields({ details, ...errors }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...errors, ...(details !== undefined && { day: details }) };
}
