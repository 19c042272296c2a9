/** Returns an object that behaves as another one, except for the given members. */
export function overriding<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(object, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name) as unknown;
      const member = Reflect.get(object, name, object) as unknown;
      // Methods with private fields need the object itself.
      return typeof member === 'function' ? (member as (...args: unknown[]) => unknown).bind(object) : member;
    },
  });
}
