/** What draws a page on the server, of the same router. Not shared: only the shell's build for the server has it. */
export { takePageHead, type WrittenHead } from '../ui/page-head.ts';
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
