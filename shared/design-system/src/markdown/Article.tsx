import type { ReactNode } from 'react';
import { Stack } from '../layout/index.ts';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents.tsx';
import { Markdown } from './Markdown.tsx';

export interface ArticleProps {
  /** Markdown. */
  text: string;
  /** After the text, in its column. */
  children?: ReactNode;
}

/** A text to read, with its table of contents when it is long. */
export function Article({ text, children }: ArticleProps) {
  return (
    <div className={styles.columns}>
      <ArticleContents text={text} />
      <Stack gap={6} className={styles.body}>
        <Markdown text={text} />
        {children}
      </Stack>
    </div>
  );
}
