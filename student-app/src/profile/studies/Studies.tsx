import type { CurrentUser } from '@puente/contract/entities/user';
import { Retry } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { useReady } from '@puente/platform/ui';
import { useWizardData } from '../../wizard/wizard-data.ts';
import type { SectionProps } from '../section-pages.ts';
import sheet from '../Sheet.module.css';
import { StudiesForm } from './StudiesForm.tsx';

/** Studies, place and interests of the student: the wizard's answers, which can be changed here at any time. */
export default function Studies({ user }: SectionProps) {
  return <div className={sheet.sheet}>{user.details && <Loaded user={user} />}</div>;
}

function Loaded({ user }: { user: CurrentUser }) {
  const { loading, data, problem } = useWizardData(user.id);
  useReady(!loading);
  if (loading) return <SkeletonForm fields={5} />;
  if (!data) {
    return <Retry place="page" headingLevel={2} title="No hemos podido cargar tus estudios" {...problem} />;
  }
  return <StudiesForm user={user.id} {...data} />;
}
