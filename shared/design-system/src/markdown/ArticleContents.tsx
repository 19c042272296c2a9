import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { Link } from '../link/index.ts';
import styles from './Article.module.css';
import { outlineOf } from './outline.ts';

/** A shorter text is seen whole without it. */
const fewestSections = 3;

/** Width at which the contents are next to the text. Keep it equal to the one in `Article.module.css`. */
const wide = '(min-width: 60rem)';

const isWide = (): boolean => window.matchMedia(wide).matches;
/** The server does not know the width, so it renders the contents folded. */
const unknown = (): boolean => false;
/** No updates when the window changes, because the reader may have folded the contents. */
const never = () => () => {};

/** Table of contents of a long article: next to the text on wide screens, folded above it on narrow ones. */
export function ArticleContents({ text }: { text: string }) {
  const sections = useMemo(() => outlineOf(text).filter(({ rank }) => rank <= 2), [text]);
  const isOpen = useSyncExternalStore(never, isWide, unknown);
  useStartAtSection();
  if (sections.length < fewestSections) return null;
  return (
    <nav aria-label="En este artículo" className={styles.contents}>
      <Disclosure summary="En este artículo" open={isOpen}>
        <ol className={styles.sections}>
          {sections.map(({ id, text: words, rank }) => (
            <li key={id} data-rank={rank}>
              <Link href={`#${id}`} variant="quiet" className={styles.section}>
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
