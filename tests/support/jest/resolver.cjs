/**
 * Finds modules as jest does, and those of packages that offer ES modules alone, which it would not
 * find: it asks for CommonJS.
 *
 * @type {import('jest-resolve').SyncResolver}
 */
module.exports = function resolve(request, options) {
  try {
    return options.defaultResolver(request, options);
  } catch {
    return options.defaultResolver(request, {
      ...options,
      conditions: ['node', 'import', 'default'],
    });
  }
};
