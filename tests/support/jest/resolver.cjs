/**
 * Resolves modules like Jest, and also packages that contain only ES modules, which Jest can't resolve.
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
