/**
 * Resolves modules like Jest, and also those of packages with ES modules only. Jest resolves CommonJS only.
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
