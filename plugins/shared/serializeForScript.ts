/** Serializes data as JSON for a `<script>` element. `<` is escaped, so that the data can't close the element. */
export function serializeForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
