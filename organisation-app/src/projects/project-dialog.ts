import type { OwnProject } from '@puente/contract/entities/project';

/** What a dialog about one of the organisation's projects is given. */
export interface ProjectDialogProps {
  project: OwnProject;
  /** Asks anew for what it changed. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}
