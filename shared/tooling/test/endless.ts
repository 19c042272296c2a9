/** A server that nothing ends by itself (src/ending-with-parent.test.ts). */
process.on('SIGTERM', () => undefined);
setInterval(() => undefined, 1_000);
process.send?.('running');
