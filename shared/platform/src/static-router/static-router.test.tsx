import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './index.ts';

it('renders a page for an address, without a browser', async () => {
  const handler = createStaticHandler([
    { path: '/projects', loader: () => 'Proyectos', Component: () => <h1>Proyectos</h1> },
  ]);
  const context = await handler.query(new Request('http://localhost/projects'));
  if (context instanceof Response) throw new Error('The page leads elsewhere.');
  const html = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  expect(html).toBe('<h1>Proyectos</h1>');
});
