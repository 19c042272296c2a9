import { LegalPage } from './LegalPage.tsx';
import { privacy } from './privacy.ts';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
