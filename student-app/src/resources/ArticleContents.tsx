import { useEffect, useMemo, useState } from 'react';
import { Disclosure } from '@puente/design-system/disclosure';
import { Link } from '@puente/design-system/link';
import { outlineOf } from '@puente/design-system/markdown';
import styles from './ArticleContents.module.css';

/** A shorter text is seen whole without it. */
const fewestSections = 3;

/** The width at which it stands beside the text; `ResourceArticle.module.css` has it too. */
const wide = '(min-width: 60rem)';

/** Table of contents of a long article: beside the text where there is room, folded above it where there is not. */
export function ArticleContents({ text }: { text: string }) {
  const sections = useMemo(() => outlineOf(text).filter(({ rank }) => rank <= 2), [text]);
  const [isOpen] = useState(() => window.matchMedia(wide).matches);
  useStartAtSection();
  if (sections.length < fewestSections) return null;
  return (
    <nav aria-label="En este artículo" className={styles.contents}>
      <Disclosure summary="En este artículo" open={isOpen}>
        <ol className={styles.list}>
          {sections.map(({ id, text: words, rank }) => (
            <li key={id} data-rank={rank}>
              <Link href={`#${id}`} variant="quiet" className={styles.link}>
                {words}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

/** An address with a section is opened before its article is there: the browser finds nothing to go to by itself. */
function useStartAtSection(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
