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
  /** Stores the unsaved answers. */
  draft: StepsDraft;
  /** Source of the initial answers: the draft, or a merge with a colleague's changes. */
  source?: StepsDraft['draft'];
  onChange: StepsDraft['onChange'];
  conflict?: RecordSteps<Opportunity>['conflict'] | undefined;
  /** Names of the organisations to choose from; empty if the organisation is fixed. */
  organizations: readonly string[];
  initial?: FieldValues | undefined;
  submitLabel: string;
  /** Sends the form. Returns the function to run once the draft has been deleted. */
  send: (fields: Fields, answers: FieldValues) => Promise<() => unknown>;
}

/** Loads the conversion of the answers. With its schemas it is as large as the rest of the page. */
export const loadChanges = () => import(/* webpackChunkName: "opportunity-changes" */ './changes.ts');

/** Pages of the form of an offer or an event. Answers are kept as a draft until they are saved. */
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
    const { changesOf, opportunityProblems } = await loadChanges();
    const errors = opportunityProblems(answers);
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

/** Maps errors of the API to form fields: the form splits the opportunity's moment into a day and an hour. */
function atFields({ details, ...errors }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...errors, ...(details !== undefined && { day: details }) };
}
