/** Calls without whose answer a page is whole: nothing is said when they fail. Each with the reason. */
export const quietCalls: readonly { call: RegExp; why: string }[] = [
  {
    call: /^GET \/api\/drafts$/,
    why: 'a draft that cannot be asked for is asked for again before the next is sent',
  },
];
