import { AuthPage } from './AuthPage.tsx';
export default function CompletePage() {
  return <AuthPage title="Completa tu perfil">x</AuthPage>;
}
