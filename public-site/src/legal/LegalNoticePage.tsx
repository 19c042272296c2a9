import { legalNotice } from './legal-notice.ts';
import { LegalPage } from './LegalPage.tsx';

export default function LegalNoticePage() {
  return <LegalPage text={legalNotice} />;
}
