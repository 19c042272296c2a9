import { type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import styles from './ProjectText.module.css';

interface ProjectSectionProps {
  title: string;
  level?: HeadingLevel | undefined;
  /** Value that the section shows. If it is missing, the section is not rendered. */
  when?: unknown;
  children: ReactNode;
}

export function ProjectSection({ title, level = 2, when = true, children }: ProjectSectionProps) {
  if (!when) return null;
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <Heading level={level} size={level === 2 ? 'md' : 'sm'}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Text as an organisation typed it: each line becomes a paragraph. */
export function Paragraphs({ text }: { text: string | null }) {
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => <Text key={index}>{paragraph}</Text>);
}
