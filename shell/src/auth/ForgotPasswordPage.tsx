import { useState } from 'react';
import { forgotPassword } from '@puente/client/account';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useSentTo } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { AddressForm } from './AddressForm.tsx';
import { AuthPage } from './AuthPage.tsx';

/** /user/auth/forgot-password: mails a link to set a new password. The page never reveals whether an address has an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useSentTo();
  const [again, setAgain] = useState(false);
  const askAgain = () => {
    setSentTo(null);
    setAgain(true);
  };
  useReady(true);
  return (
    <AuthPage title="Recuperar contraseña" lead="Te enviamos un enlace para elegir una contraseña nueva.">
      <Stack gap={5}>
        {sentTo === null ? (
          <AddressForm
            action="Enviar el enlace"
            send={forgotPassword}
            onSent={setSentTo}
            takesFocus={again}
          />
        ) : (
          <Sent email={sentTo} onAgain={askAgain} />
        )}
        <Text size="sm">
          <Link href={href('login')}>Volver a iniciar sesión</Link>
        </Text>
      </Stack>
    </AuthPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Notice
      tone="success"
      title="Revisa tu correo"
      live
      takesFocus
      action={
        <Button data-scripted variant="secondary" size="sm" onClick={onAgain}>
          Usar otra dirección
        </Button>
      }
    >
      {`Si ${email || 'esa dirección'} tiene cuenta, en unos minutos recibirás un enlace que caduca en 1 hora. Mira también en el correo no deseado.`}
    </Notice>
  );
}
