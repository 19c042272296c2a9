import { startPostgres } from './postgres.ts';
import { spawn } from 'node:child_process';
const p = await startPostgres(); const url = await p.createDatabase('bench');
console.log(url); process.on('SIGTERM', async () => { await p.stop(); process.exit(); }); setInterval(()=>{}, 1000);
