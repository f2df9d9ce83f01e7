/** A CSS module in which every class keeps its name. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
