import { LegalPage } from './LegalPage.tsx';
import { terms } from './terms.ts';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
