/**
 * Module to load before a program (`node --import`), which ends the program with its parent process. It watches the parent's id, which
 * changes however the parent ended; a killed parent cannot notify its children.
 */
import process from 'node:process';

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
