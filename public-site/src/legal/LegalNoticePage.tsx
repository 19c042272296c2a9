import { LegalPage } from './LegalPage.tsx';
import { legalNotice } from './legal-notice.ts';

export default function LegalNoticePage() {
  return <LegalPage text={legalNotice} />;
}
