/** react-hook-form with the contract's schemas; shared once, loaded with the first form. */
export { useKeptForm } from './kept-form.ts';
export { Controller, useController, useForm, useWatch } from 'react-hook-form';
export type { Control, FieldErrors, UseFormReturn } from 'react-hook-form';
export { zodResolver } from '@hookform/resolvers/zod';
export { messagesOfIssues, namedSummaryOf, refusalOfSteps, showRefusal, summaryOf } from './errors.ts';
export { type Answers, changedAnswers, isSame } from '@puente/contract/forms/changed-answers';
export { grownFrom, type Origin } from './origin.ts';
export { isOutdated } from './outdated.ts';
export { useDraft, useStepsDraft, useUnfinishedUploads, type KeptDraft, type StepsDraft } from './draft.ts';
export type { DraftStore } from './draft-store.ts';
export { outcomeOf } from './outcome.ts';
export { usePreload } from './preload.ts';
export { useSaving } from './saving.ts';
export { useSending, type Sending } from './sending.ts';
export { useSentTo } from './sent-to.ts';
export { useTabDraft } from './tab-draft.ts';
export { explainUpload } from './uploads.ts';
