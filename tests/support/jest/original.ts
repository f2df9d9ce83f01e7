/** Replaces components of Docusaurus's own theme. */
export default function Original(): null {
  return null;
}
