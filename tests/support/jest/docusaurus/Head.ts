/** Renders nothing, because the head isn't part of a component's HTML. */
export default function Head(): null {
  return null;
}
