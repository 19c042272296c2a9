import { LegalPage } from './LegalPage.tsx';
import { cookies } from './cookies.ts';

export default function CookiesPage() {
  return <LegalPage text={cookies} />;
}
