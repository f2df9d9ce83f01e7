/** `rowIdField` → `prop-rowIdField`, as in the library's reference. */
export function propertyAnchor(property: string): string {
  return `prop-${property}`;
}

/** A field of an object: `columns`, `width` → `field-columns-width`. Bindings lose their `$$`. */
export function fieldAnchor(owner: string, field: string): string {
  return `field-${owner}-${field.replaceAll('$', '')}`;
}

/** `DataGrid` → `/studio/reference/components/data-grid/`. */
export function componentPath(component: string): string {
  const name = component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `/studio/reference/components/${name}/`;
}

/** The page of the three kinds of files. */
export const FILES_PATH = '/studio/reference/file-schema/';
