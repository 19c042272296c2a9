/**
 * A shell and an app, as small as they can be: file -> content. As text, because their imports exist only in the
 * temporary workspace that they are written to.
 */
export const fixture: Record<string, string> = {
  'shared/client/src/projects.ts': `import { id } from './http.ts';

export const listProjects = () => \`by \${id}\`;
`,

  'shared/design-system/src/combobox/combobox.css': '.combobox { display: block; }',

  'shell/app.manifest.json': `{
  "name": "shell",
  "routes": [{ "name": "login", "path": "/login", "title": "Entrar" }]
}
`,

  'shell/src/LoginPage.tsx': `export default function LoginPage() {
  return <h1>Entrar</h1>;
}
`,

  'shell/src/main.css': 'body { margin: 0; }',

  'shell/src/main.tsx': `import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { createAppLoader, needsReload, readReleaseSet } from '@puente/federation/runtime';
import './main.css';

const loader = createAppLoader(readReleaseSet());
const root = createRoot(document.body);
const route = createStore(() => location.pathname.slice(1)).getState();

async function show(): Promise<void> {
  try {
    const Page = await loader.open('student-app', async (pages) => (await pages[route]()).default);
    root.render(<Page />);
  } catch (error) {
    const text = [error.phase, error.reason, ...(needsReload(error) ? ['reload'] : [])].join(' ');
    root.render(<button role="alert" onClick={() => void show()}>{text}</button>);
  }
}

if (route === 'login') void import(/* webpackChunkName: "login" */ './LoginPage.tsx');
else void show();
`,

  'student-app/app.manifest.json': `{
  "name": "student-app",
  "routes": [
    { "name": "projects", "path": "/projects", "title": "Proyectos" },
    { "name": "profile", "path": "/profile", "title": "Perfil", "guard": "askLogin", "roles": ["student"] }
  ]
}
`,

  'student-app/src/pages.ts': `export const projects = () => import(/* webpackChunkName: "projects" */ './projects/ProjectsPage.tsx');
export const profile = () => import(/* webpackChunkName: "profile" */ './profile/ProfilePage.tsx');
`,

  'student-app/src/profile/ProfilePage.tsx': `import { id as combobox } from '@puente/design-system/combobox';

export default function ProfilePage() {
  return <h1>Perfil {combobox}</h1>;
}
`,

  'student-app/src/projects/ProjectsPage.module.css': '.title { color: rebeccapurple; }',

  'student-app/src/projects/ProjectsPage.tsx': `import { useState } from 'react';
import { id as router } from '@puente/platform/router';
import { listProjects } from '@puente/client/projects';
import classes from './ProjectsPage.module.css';

export default function ProjectsPage() {
  const [count] = useState(3);
  return (
    <h1 className={classes.title} title={router}>
      Proyectos {count} {listProjects()}
    </h1>
  );
}
`,
};
