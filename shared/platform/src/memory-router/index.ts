/** For tests: a router whose history is not the browser's. It is not shared, so that no page downloads it. */
export { createMemoryRouter } from 'react-router-dom';
