import { Heading } from '@puente/design-system/heading';
import type { LegalSection } from './legal-text.ts';
import { LegalBlockView } from './LegalBlockView.tsx';
import styles from './LegalPage.module.css';

/** Sections of a legal text, each with an address within the page. */
export const LegalSections = ({ sections }: { sections: readonly LegalSection[] }) =>
  sections.map((section) => (
    <section
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={styles.section}
    >
      <Heading level={2} size="md" id={`${section.id}-title`}>
        {section.title}
      </Heading>
      {section.blocks.map((block, index) => (
        <LegalBlockView key={index} block={block} />
      ))}
    </section>
  ));
