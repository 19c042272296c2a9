/** The login page for developers and tests; no user ever sees it. */
export const loginPage = (client: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Acceso de desarrollo</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0}
input[type=email],input[type=text],select{width:100%;padding:.5rem;font:inherit;box-sizing:border-box}button{padding:.6rem 1rem;font:inherit}</style></head>
<body><main><h1>Acceso de desarrollo</h1>
<p>Hace de ${client === 'microsoft-dev' ? 'Microsoft' : 'Google'} en este equipo: escribe el email que quieras.</p>
<form method="post">
<label>Email <input type="email" name="email" required autofocus autocomplete="off"></label>
<label>Nombre <input type="text" name="name" value="Persona"></label>
<label>Apellidos <input type="text" name="surname" value="De Prueba"></label>
<label>Email confirmado <select name="verified"><option value="yes">Sí</option><option value="no">No</option></select></label>
<label><input type="checkbox" name="portrait" value="yes"> Con foto</label>
<button>Entrar</button> <button name="cancel" value="yes" formnovalidate>Cancelar</button>
</form></main></body></html>`;
