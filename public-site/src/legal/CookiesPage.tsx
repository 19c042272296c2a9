import { cookies } from './cookies.ts';
import { LegalPage } from './LegalPage.tsx';

export default function CookiesPage() {
  return <LegalPage text={cookies} />;
}
