export { SITE_BASE_URL, withoutBase } from './base';
export { canonicalPath } from './canonical';
export type { NavEntry, NavKind } from './entry';
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  isBlogPath,
  localizeLink,
  splitLanguage,
  type LocalizedPath,
} from './language';
export { linkAddress } from './link';
export { nearestPages } from './nearest';
export { pagesOf, type NavPage } from './navPages';
export { productMetaOf, productMetaOfRoute } from './productMeta';
export { SUBHEADER_CLASS, buildSidebar, type DocIdOf, type SidebarItem } from './sidebar';
export { titleOf } from './title';
export { ENGLISH_TITLES, type TitleTable } from './translations';
