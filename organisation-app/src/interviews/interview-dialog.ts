import type { Interview } from '@puente/contract/entities/interview';

/** Props of the dialogs about one interview. */
export interface InterviewDialogProps {
  interview: Interview;
  onClose: () => void;
}
