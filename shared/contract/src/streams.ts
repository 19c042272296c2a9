/** Paths of the calls that answer with a stream of events (`answer: 'events'`), for those who pass calls on. */
export const streamPaths: readonly string[] = ['/api/conversations/events'];
