import { inOurSpelling } from './spellings.ts';

it.each([
  ['/api/projectManagers', '/api/project-managers'],
  ['/api/projectManagers/?filters[user][id][$eq]=3', '/api/project-managers/?filters[user][id][$eq]=3'],
  ['/api/projectManagers/3', '/api/project-managers/3'],
  ['/api/project-managers', '/api/project-managers'],
  ['/api/projects?a=projectManagers/?b', '/api/projects?a=projectManagers/?b'],
  ['/api/toString/constructor', '/api/toString/constructor'],
])('%s is %s', (url, ours) => {
  expect(inOurSpelling(url)).toBe(ours);
});
