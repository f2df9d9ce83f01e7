/** Any component of Docusaurus's own theme; it shows nothing. */
export default function Original(): null {
  return null;
}
