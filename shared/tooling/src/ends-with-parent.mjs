/**
 * Loaded before a program (`node --import`) that must not outlive its parent process. A process whose parent
 * is gone gets another parent, however the old one ended; a killed parent could not tell it.
 */
import process from 'node:process';

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
