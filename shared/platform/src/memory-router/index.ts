/** Router for tests, without the browser's history. Not shared, so that no page downloads it. */
export { createMemoryRouter } from 'react-router-dom';
