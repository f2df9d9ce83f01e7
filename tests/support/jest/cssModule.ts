/** Replaces CSS modules with an object in which each class name equals its key. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
