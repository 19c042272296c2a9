/** Forms about one record that others may save, too. Each app bundles its own copy, because few pages have such a form. */
export { changedAnswers } from '@puente/platform/forms';
export { mergeAnswers } from './merge-answers.ts';
export { useRecordForm } from './record-form.ts';
export { type RecordSteps, useRecordSteps } from './record-steps.ts';
