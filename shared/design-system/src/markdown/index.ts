export { Article, type ArticleProps } from './Article.tsx';
export { ArticleSkeleton } from './ArticleSkeleton.tsx';
export { ArticleTopics, type ArticleTopicsProps } from './ArticleTopics.tsx';
export { Markdown, type MarkdownProps } from './Markdown.tsx';
export { plainWords } from './plain-words.ts';
export { outlineOf, type OutlineEntry } from './outline.ts';
