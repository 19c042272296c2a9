import type { CurrentUser } from '@puente/contract/entities/user';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { useReady } from '@puente/platform/ui';
import { useWizardData } from '../../wizard/wizard-data.ts';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { StudiesForm } from './StudiesForm.tsx';

/** Studies, place and interests of the student: the wizard's answers, which can be changed here at any time. */
export default function Studies({ user }: SectionProps) {
  return <div className={sheet.sheet}>{user.details && <Loaded user={user} />}</div>;
}

function Loaded({ user }: { user: CurrentUser }) {
  const data = useWizardData(user.id);
  useReady(!data.isPending);
  return (
    <QueryState
      query={data}
      skeleton={<SkeletonForm fields={5} />}
      failed="No hemos podido cargar tus estudios"
      headingLevel={2}
    >
      {(known) => <StudiesForm user={user.id} {...known} />}
    </QueryState>
  );
}
