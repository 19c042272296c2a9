import { useEffect } from 'react';
import { returnPath } from '@puente/contract/return-path';
import { href } from '@puente/platform/links';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { rememberIntendedPath, useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { useAfterLogin } from '../auth/after-login.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import SecondStep from './SecondStep.tsx';

/** /user/auth/second-factor: second step after a login through a provider or after a new password. */
export default function SecondStepPage() {
  const navigate = useNavigate();
  const goOn = useAfterLogin();
  const user = useUser();
  const [search] = useSearchParams();
  const redirect = returnPath(search.get('redirect'));
  useReady(true);

  useEffect(() => {
    if (redirect !== null) rememberIntendedPath(redirect);
  }, [redirect]);
  useEffect(() => {
    if (user) goOn(user);
  }, [user, goOn]);

  return (
    <AuthPage title="Verificación en dos pasos" lead="Confirma que eres tú para terminar de entrar.">
      <SecondStep onAgain={() => void navigate(href('login'), { replace: true })} />
    </AuthPage>
  );
}
