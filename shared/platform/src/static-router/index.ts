/** Router for rendering pages on a server. Not shared, so that no page downloads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
