/** For rendering pages on a server. It is not shared, so that no page downloads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
