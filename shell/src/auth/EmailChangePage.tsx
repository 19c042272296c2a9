import { useLayoutEffect, useRef } from 'react';
import { confirmEmailChange, undoEmailChange } from '@puente/client/account';
import { ApiError, messageOf } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { renewUser, useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';

const confirming = {
  title: 'Confirma tu dirección nueva',
  lead: 'La usarás para entrar y para recibir nuestros avisos.',
  button: 'Confirmar la dirección',
  call: confirmEmailChange,
  done: (email: string) =>
    `Desde ahora entras con ${email}. Hemos cerrado tus sesiones en otros dispositivos.`,
};

const undoing = {
  title: 'Deshacer el cambio de dirección',
  lead: 'Tu cuenta vuelve a tu dirección de antes, y se cierran todas las sesiones.',
  button: 'Deshacer el cambio',
  call: undoEmailChange,
  done: (email: string) =>
    `Tu cuenta vuelve a ser de ${email}. Te hemos escrito con un enlace para elegir otra contraseña.`,
};

/**
 * /user/auth/email?confirm=… or ?undo=…: target of the links in mails about a change of address. Only the button has an effect, as mail
 * scanners open the page too.
 */
export default function EmailChangePage() {
  const [search] = useSearchParams();
  const undo = search.get('undo');
  const code = undo ?? search.get('confirm');
  const words = undo === null ? confirming : undoing;
  useReady(true);
  return (
    <AuthPage title={words.title} lead={words.lead}>
      {code ? <Question code={code} {...words} /> : <LinkSpent />}
    </AuthPage>
  );
}

interface QuestionProps extends Pick<typeof confirming, 'button' | 'call' | 'done'> {
  code: string;
}

function Question({ code, button, call, done }: QuestionProps) {
  const answer = useRef<HTMLDivElement>(null);
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(code),
    // The signed-in user has a new address now, or no session any more.
    onSuccess: () => (useSession.getState().user ? renewUser().catch(() => undefined) : undefined),
  });
  const isSpent = error instanceof ApiError && error.code === 'CodeInvalid';
  useLayoutEffect(() => {
    if (data) answer.current?.focus();
  }, [data]);

  if (isSpent) return <LinkSpent takesFocus />;
  if (data)
    return (
      <div ref={answer} tabIndex={-1}>
        <Stack gap={5}>
          <Text>{done(data.email)}</Text>
          <div>
            <ButtonLink href={href('home')}>Ir al inicio</ButtonLink>
          </div>
        </Stack>
      </div>
    );
  return (
    <Stack gap={5}>
      {error && (
        <Notice tone="danger" live title="No hemos podido hacerlo">
          {messageOf(error)}
        </Notice>
      )}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {button}
        </Button>
      </div>
    </Stack>
  );
}

function LinkSpent({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <Notice tone="warning" title="El enlace ha caducado o ya se ha usado" live takesFocus={takesFocus}>
      Puedes pedir otro en tu perfil, en «Cuenta». Si has perdido el acceso, escríbenos.
    </Notice>
  );
}
