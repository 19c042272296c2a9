export { Article, type ArticleProps } from './Article.tsx';
export { Markdown, type MarkdownProps } from './Markdown.tsx';
export { outlineOf, type OutlineEntry } from './outline.ts';
