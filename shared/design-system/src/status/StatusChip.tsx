import { Chip, type ChipTone } from '../chip/index.ts';
import { type IconName } from '../icon/index.ts';

/** Status of a project or an application, by the names of the contract. */
export type Status =
  'new' | 'preselected' | 'rejected' | 'selected' | 'notSelected' | 'unavailable' | 'expired' | 'draft';

const looks: Record<Status, { tone: ChipTone; icon: IconName }> = {
  new: { tone: 'accent', icon: 'mail' },
  preselected: { tone: 'info', icon: 'eye' },
  selected: { tone: 'success', icon: 'success' },
  rejected: { tone: 'danger', icon: 'close' },
  notSelected: { tone: 'neutral', icon: 'minus' },
  unavailable: { tone: 'neutral', icon: 'lock' },
  expired: { tone: 'warning', icon: 'clock' },
  draft: { tone: 'neutral', icon: 'edit' },
};

export interface StatusChipProps {
  status: Status;
  label: string;
}

export function StatusChip({ status, label }: StatusChipProps) {
  return <Chip {...looks[status]}>{label}</Chip>;
}
