import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Container } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { useDrawnByServer } from './drawn-by-server.ts';
import { OnItsWay } from './OnItsWay.tsx';

const load = () => import(/* webpackChunkName: "homeBelow" */ './BelowFirstScreen.tsx');

/** Never resolves if the chunk fails, so that React leaves the server's HTML in place. */
const AsDrawn = lazy(() => load().catch(() => new Promise<never>(() => {})));

/** Constant element: a new one before the chunk has loaded would make React discard the server's HTML. */
const asDrawn = (
  <Suspense fallback={<OnItsWay part="below" />}>
    <AsDrawn />
  </Suspense>
);

/** Home page below the first screen. Its chunk loads after that of the first screen. */
export function Rest() {
  const drawn = useDrawnByServer();
  const [wasDrawn] = useState(drawn);
  return wasDrawn ? asDrawn : <Loaded />;
}

interface FailedProps {
  onRetry: () => void;
}

/** Lazy component, kept for the next visit of the page. Reset after a failure, so that the next attempt loads it again. */
let known: ComponentType<FailedProps> | undefined;

const below = (): ComponentType<FailedProps> =>
  (known ??= lazy<ComponentType<FailedProps>>(() =>
    load().catch(() => {
      known = undefined;
      return { default: Failed };
    }),
  ));

/** Client-rendered variant, with a retry when the chunk fails. */
function Loaded() {
  const [Below, setBelow] = useState(below);
  return (
    <Suspense fallback={<OnItsWay part="below" />}>
      <Below onRetry={() => setBelow(below)} />
    </Suspense>
  );
}

const Failed = ({ onRetry }: FailedProps) => (
  <Container>
    <Retry
      place="section"
      title="No hemos podido cargar el resto de la página"
      message="Comprueba tu red e inténtalo de nuevo."
      busy={false}
      onRetry={onRetry}
    />
  </Container>
);
