import { type ComponentType, useEffect, useState } from 'react';
import type { MarkdownProps } from '@puente/design-system/markdown';
import { PlainText } from '@puente/design-system/plain-text';

/** Loads the Markdown renderer with the first message that needs it. */
const loadMarkdown = async () =>
  (await import(/* webpackChunkName: "markdown" */ '@puente/design-system/markdown')).Markdown;

/** Markdown text of the assistant. Falls back to the raw text while the renderer loads, or if it cannot be loaded. */
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
