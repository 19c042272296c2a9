// The order of the layers is set before any component's sheet.
import '../src/styles/index.css';
import '@fontsource-variable/figtree/index.css';
import { createRoot } from 'react-dom/client';
import { LinkProvider } from '../src/link/index.ts';
import { Playground } from './Playground.tsx';
import { StayHereLink } from './StayHereLink.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root).render(
  <LinkProvider component={StayHereLink}>
    <Playground />
  </LinkProvider>,
);
