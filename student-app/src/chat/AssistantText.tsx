import { useEffect, useState, type ComponentType } from 'react';
import type { MarkdownProps } from '@puente/design-system/markdown';
import { PlainText } from '@puente/design-system/plain-text';

/** What reads Markdown is loaded with the first message that needs it. */
const loadMarkdown = async () =>
  (await import(/* webpackChunkName: "markdown" */ '@puente/design-system/markdown')).Markdown;

/** The assistant's words, which are Markdown. Until that can be read, and where it cannot be had, they are read as they are written. */
export function AssistantText({ text }: { text: string }) {
  const [Markdown, setMarkdown] = useState<ComponentType<MarkdownProps>>();
  useEffect(() => {
    let isWanted = true;
    loadMarkdown().then(
      (component) => isWanted && setMarkdown(() => component),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return Markdown ? (
    <Markdown text={text} headingLevel={3} />
  ) : (
    <PlainText text={text.replaceAll('**', '')} />
  );
}
