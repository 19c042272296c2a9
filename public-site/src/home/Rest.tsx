import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Container } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { useDrawnByServer } from './drawn-by-server.ts';
import { OnItsWay } from './OnItsWay.tsx';

const load = () => import(/* webpackChunkName: "homeBelow" */ './BelowFirstScreen.tsx');

/** Until its code is here, what the server drew stays as it is; for good when that code does not come. */
const AsDrawn = lazy(() => load().catch(() => new Promise<never>(() => {})));

/** Always the same element: one that changes before its code is here would be drawn anew. */
const asDrawn = (
  <Suspense fallback={<OnItsWay part="below" />}>
    <AsDrawn />
  </Suspense>
);

/** What is not seen without scrolling: its code comes after that of the first screen. */
export function Rest() {
  const drawn = useDrawnByServer();
  const [wasDrawn] = useState(drawn);
  return wasDrawn ? asDrawn : <Loaded />;
}

interface FailedProps {
  onRetry: () => void;
}

/** Kept for the next time that the page is opened, unless it failed: then it is asked for again. */
let known: ComponentType<FailedProps> | undefined;

const below = (): ComponentType<FailedProps> =>
  (known ??= lazy<ComponentType<FailedProps>>(() =>
    load().catch(() => {
      known = undefined;
      return { default: Failed };
    }),
  ));

/** In a page that the browser draws, with a way to ask again for what did not come. */
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
