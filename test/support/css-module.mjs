/** Every class of a CSS module, named as the source names it. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
