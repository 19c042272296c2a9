import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { useMutation } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { showToast, useReady } from '@puente/platform/ui';
import { mailEndIn } from './mail-ends.tsx';

/**
 * /avisos/baja: target of the unsubscribe link in mails (mail-ends.tsx). It works without a login. Only the button unsubscribes, as mail
 * scanners open this page too and run its scripts. Clicking it again gives the same result.
 */
export default function UnsubscribePage() {
  const [address] = useSearchParams();
  const end = mailEndIn(address);
  const words = useRef<HTMLDivElement>(null);
  const stopping = useMutation({
    networkMode: 'always',
    mutationFn: end.stop,
    onError: (error) => {
      if (isWrongLink(error)) return;
      showToast({ tone: 'danger', message: `No hemos podido cancelar los avisos. ${messageOf(error)}` });
    },
  });
  const [resumed, setResumed] = useState<string | null>(null);
  const isOver = stopping.isSuccess || isWrongLink(stopping.error);
  // The button disappears: move focus to the text that replaces it.
  useLayoutEffect(() => {
    if (isOver) words.current?.focus();
  }, [isOver, resumed]);
  useReady(true);
  return (
    <Container width="text">
      <div ref={words} tabIndex={-1}>
        {content()}
      </div>
    </Container>
  );

  function content(): ReactNode {
    if (resumed !== null) {
      return (
        <EmptyState
          headingLevel={1}
          icon="bell"
          title="Hecho: volverás a recibir estos avisos"
          action={end.manage}
        >
          {resumed}
        </EmptyState>
      );
    }
    if (stopping.isSuccess) {
      return (
        <EmptyState
          headingLevel={1}
          icon="check"
          title="Hecho: ya no recibirás estos avisos"
          action={
            end.resume === undefined ? (
              end.manage
            ) : (
              <Cluster gap={3}>
                <ResumeButton resume={end.resume} onResumed={setResumed} />
                {end.manage}
              </Cluster>
            )
          }
        >
          {stopping.data}
        </EmptyState>
      );
    }
    if (isWrongLink(stopping.error)) {
      return (
        <EmptyState headingLevel={1} icon="warning" title="Este enlace no es válido" action={end.manage}>
          {messageOf(stopping.error)}
        </EmptyState>
      );
    }
    return (
      <EmptyState
        headingLevel={1}
        icon="bell"
        title="¿Dejar de recibir estos avisos?"
        action={
          <Cluster gap={3}>
            <Button busy={stopping.isPending} onClick={() => stopping.mutate()}>
              Dejar de recibirlos
            </Button>
            {end.manage}
          </Cluster>
        }
      >
        {end.asks}
      </EmptyState>
    );
  }
}

function ResumeButton({
  resume,
  onResumed,
}: {
  resume: () => Promise<string>;
  onResumed: (said: string) => void;
}) {
  const resuming = useMutation({
    networkMode: 'always',
    mutationFn: resume,
    onSuccess: onResumed,
    onError: (error) =>
      showToast({ tone: 'danger', message: `No hemos podido activar los avisos. ${messageOf(error)}` }),
  });
  return (
    <Button variant="secondary" busy={resuming.isPending} onClick={() => resuming.mutate()}>
      Volver a recibirlos
    </Button>
  );
}

const isWrongLink = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'UnsubscribeLinkInvalid';
