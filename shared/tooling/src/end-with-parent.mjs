import process from 'node:process';

/** Loaded before a server (`node --import`): the channel closes when the process that started it ends, or is killed. */
process.once('disconnect', () => process.exit(1));
