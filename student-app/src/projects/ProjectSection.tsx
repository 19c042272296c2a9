import type { ReactNode } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import styles from './ProjectDetail.module.css';

interface ProjectSectionProps {
  title: string;
  /** What the section is about, when the project may lack it: without it there is no section. */
  when?: unknown;
  children: ReactNode;
}

export function ProjectSection({ title, when = true, children }: ProjectSectionProps) {
  if (!when) return null;
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Text as an organisation typed it: each line that it ended is a paragraph. */
export function Paragraphs({ text }: { text: string | null }) {
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => <Text key={index}>{paragraph}</Text>);
}
