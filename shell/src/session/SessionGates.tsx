import { ExpiredGate } from './ExpiredGate.tsx';
import { LeavingGate } from './LeavingGate.tsx';
import { QualificationGate } from './QualificationGate.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** Each window is loaded when it is needed. */
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
