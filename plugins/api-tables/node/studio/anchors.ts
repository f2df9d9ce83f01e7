/** `rowIdField` → `prop-rowIdField`, as in the library's reference. */
export function propertyAnchor(property: string): string {
  return `prop-${property}`;
}

/** A field of an object: `columns`, `width` → `field-columns-width`. Bindings lose their `$$`. */
export function fieldAnchor(owner: string, field: string): string {
  return `field-${owner}-${field.replaceAll('$', '')}`;
}

/** The page of a component, from where Studio's pages start: `reference/components/data-grid/`. */
export function componentPath(component: string): string {
  const name = component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `reference/components/${name}/`;
}

/** The page of the three kinds of files, from there too. */
export const FILES_PATH = 'reference/file-schema/';
