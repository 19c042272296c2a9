export { MultiStepDialog, type MultiStepDialogProps } from './MultiStepDialog.tsx';
export { MultiStepForm, type MultiStepFormProps } from './MultiStepForm.tsx';
export { type FormStep } from './steps.ts';
export { type Outcome } from './use-multi-step.ts';
