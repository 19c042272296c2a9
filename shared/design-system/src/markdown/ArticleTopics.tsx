import { useId } from 'react';
import { Cluster } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';

export interface ArticleTopicsProps {
  topics: readonly string[];
  /** Returns the address of the list of all texts about a topic. */
  hrefOf: (topic: string) => string;
}

/** Topics of a text, each with a link to the others about it. Renders nothing without topics. */
export function ArticleTopics({ topics, hrefOf }: ArticleTopicsProps) {
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <Cluster gap={3} data-print="hide">
      <Text as="span" tone="muted" id={id}>
        Temas
      </Text>
      <Cluster as="ul" gap={4} aria-labelledby={id}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link href={hrefOf(topic)} variant="standalone">
              {topic}
            </Link>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
