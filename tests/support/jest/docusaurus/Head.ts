/** What goes into the head is not part of a component's own HTML. */
export default function Head(): null {
  return null;
}
