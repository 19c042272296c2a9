import { accessibility } from './accessibility.ts';
import { LegalPage } from './LegalPage.tsx';

export default function AccessibilityPage() {
  return <LegalPage text={accessibility} />;
}
