import { HOUSE_LABEL } from './sponsored';

/** An ad of the house. */
export interface HouseAd {
  name: string;
  link: string;
  /** Pictures of 130 × 100 px, as paths below the site's base. */
  img: { light: string; dark: string };
  description: string;
  poweredby: string;
  /** What marks it as sponsored. */
  label: string;
}

function houseAd(name: string, page: string, description: string): HouseAd {
  const slug = name.replace(/ /g, '-');
  return {
    name,
    link: `https://mui.com/${page}/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${slug}`,
    img: { light: `img/house/${slug}-light.svg`, dark: `img/house/${slug}-dark.svg` },
    description,
    poweredby: 'MUI',
    label: HOUSE_LABEL,
  };
}

/** The four house ads. */
export const HOUSE_ADS: readonly [HouseAd, ...HouseAd[]] = [
  houseAd(
    'templates',
    'store',
    'Templates. Start your dashboard from finished pages, and spend your time on what is yours.',
  ),
  houseAd(
    'themes',
    'store',
    'Themes. Give your whole application one considered look, in light and in dark.',
  ),
  houseAd(
    'enterprise support',
    'pricing',
    'Enterprise support. Ask the people who write the components, and get an answer in time.',
  ),
  houseAd(
    'design kit',
    'design-kits',
    'Design kit. Draw with the very components that your developers build with.',
  ),
];

/** One of the house ads by chance, all alike. Draw it once for a block, so that it does not change. */
export function pickHouseAd(): HouseAd {
  return HOUSE_ADS[Math.floor(Math.random() * HOUSE_ADS.length)] ?? HOUSE_ADS[0];
}
