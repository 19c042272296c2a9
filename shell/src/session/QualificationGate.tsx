import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { firstReady } from '@puente/platform/ui';
import { useWelcomePending } from '../welcome/pending.ts';
import { asksQualification, noteAsked, wasAsked } from './qualification.ts';
import type { QualificationDialogProps } from './QualificationDialog.tsx';
import { whenQuiet } from './when-quiet.ts';

/** Asks a student about their worries once per session (specification §4), when the page is ready and the user is not busy. */
export function QualificationGate() {
  const { user, expired } = useSession();
  const { pathname } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<QualificationDialogProps> | null>(null);
  // New users are welcomed first and asked on another page, so that two dialogs never follow each other.
  const welcomePending = useWelcomePending();
  const [welcomedAt, setWelcomedAt] = useState<string | null>(null);
  if (welcomePending && welcomedAt !== pathname) setWelcomedAt(pathname);
  const due = !expired && welcomedAt !== pathname && asksQualification(user, pathname);

  useEffect(() => {
    if (!due || wasAsked()) return;
    let stillDue = true;
    let callOff = () => {};
    const dialog = import(/* webpackChunkName: "qualification" */ './QualificationDialog.tsx');
    // Wait for the first page, too: it may bring a form.
    Promise.all([dialog, firstReady]).then(
      ([{ default: Loaded }]) => {
        if (!stillDue) return;
        callOff = whenQuiet(() => {
          noteAsked();
          setDialog(() => Loaded);
        });
      },
      // The chunk failed to load: skip the question.
      () => undefined,
    );
    return () => {
      stillDue = false;
      callOff();
    };
  }, [due, pathname]);

  const student = user?.profileType === 'student' ? user.details?.id : undefined;
  if (!Dialog || student === undefined) return null;
  return <Dialog student={student} onClose={() => setDialog(null)} />;
}
