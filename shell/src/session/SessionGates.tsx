import { ExpiredGate } from './ExpiredGate.tsx';
import { LeavingGate } from './LeavingGate.tsx';
import { QualificationGate } from './QualificationGate.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** Dialogs of the session, each loaded on demand. */
export default function SessionGates() {
  return (
    <>
      <ExpiredGate />
      <QualificationGate />
      <SecondFactorGate />
      <LeavingGate />
    </>
  );
}
