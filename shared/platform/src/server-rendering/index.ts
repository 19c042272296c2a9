/** Renders a page on the server with the same router. Not shared: only the shell's server build contains it. */
export { takePageHead, type WrittenHead } from '../ui/page-head.ts';
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
