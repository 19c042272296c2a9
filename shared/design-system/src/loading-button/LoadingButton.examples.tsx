import { useState } from 'react';
import { type Example } from '../examples.ts';
import { LoadingButton } from './index.ts';

export const examples: Example[] = [{ name: 'Algo que tarda y falla', render: () => <FailingButton /> }];

function FailingButton() {
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  return (
    <LoadingButton
      busy={busy}
      failures={failures}
      onClick={() => {
        setBusy(true);
        setTimeout(() => {
          setBusy(false);
          setFailures(failures + 1);
        }, 1000);
      }}
    >
      Enviar candidatura
    </LoadingButton>
  );
}
