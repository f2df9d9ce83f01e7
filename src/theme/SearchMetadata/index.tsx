/** Ejected: renders no metadata, because only crawlers of Algolia DocSearch read it. */
export default function SearchMetadata(): null {
  return null;
}
