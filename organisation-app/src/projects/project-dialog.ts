import type { OwnProject } from '@puente/contract/entities/project';

/** Props of the dialogs about one of the organisation's projects. */
export interface ProjectDialogProps {
  project: OwnProject;
  /** Refetches the data that the dialog changed. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}
