export { markPage, type PageMark, usePageMark } from './page-mark.ts';
