import process from 'node:process';

/** Loaded before a server of the tests (`node --import`): the channel closes when the test's process ends or is killed. */
process.once('disconnect', () => process.exit(1));
