import { type Example } from '../examples.ts';
import { Article, ArticleSkeleton, ArticleTopics, Markdown } from './index.ts';

const article = `## Antes de empezar

Un tema cabe en un trabajo final cuando puedes decir **dónde, cuándo y con qué datos**. Mira la [biblioteca](/resources).

### Qué apuntar

1. La pregunta, en una frase.
2. Quién la ha hecho *antes*.

> Un buen tema cabe en una pregunta.

| Hito | Cuándo |
| --- | --- |
| Propuesta cerrada | Primer mes |

Usa siempre \`aaaa-mm-dd\`:

\`\`\`
2026-03-14
\`\`\``;

export const examples: Example[] = [
  { name: 'Un artículo', render: () => <Markdown text={article} headingLevel={3} /> },
  {
    name: 'Con su índice',
    render: () => <Article text={'## Antes\n\nUno.\n\n## Durante\n\nDos.\n\n## Después\n\nTres.'} />,
  },
  {
    name: 'Sus temas',
    render: () => <ArticleTopics topics={['Elegir tema', 'Datos']} hrefOf={(tag) => `/blog?tag=${tag}`} />,
  },
  { name: 'Mientras carga', render: () => <ArticleSkeleton loading="Cargando el artículo" /> },
];
