/** For tests: a history that is not the browser's. Not shared, so that no page downloads it. */
export { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
