import type { Organization } from '@puente/contract/entities/organization';
import type { DecisionName } from './decisions.ts';

/** Props of the dialogs that confirm a decision about an organisation. */
export interface DecisionDialogProps<Name extends DecisionName> {
  decision: Name;
  organization: Pick<Organization, 'id' | 'name' | 'web'>;
  /** Called after the decision, with whether this user made it: a colleague may have been faster. */
  onDecided: (changed: boolean) => Promise<void>;
  onClose: () => void;
}
