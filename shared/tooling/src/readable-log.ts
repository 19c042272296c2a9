import pretty from 'pino-pretty';

/**
 * A stream that takes the JSON lines of a server's log and prints them for people: time, server, message and details.
 * Other lines are printed as they are.
 */
export const readableLog = (name: string): NodeJS.WritableStream =>
  pretty({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
    messageFormat: (line, messageKey) => `${name}: ${String(line[messageKey])}`,
  });
