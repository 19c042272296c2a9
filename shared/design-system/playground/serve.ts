import { buildPlayground } from './build.ts';
import { servePlayground } from './server.ts';

const { address } = await servePlayground(await buildPlayground());
process.stdout.write(`Sistema de diseño: ${address}\n`);
