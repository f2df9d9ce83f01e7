export interface HouseAd {
  name: string;
  link: string;
  /** The paths of 130 × 100 px images, relative to the site's base URL. */
  img: { light: string; dark: string };
  description: string;
}

function createHouseAd(name: string, page: string, description: string): HouseAd {
  const slug = name.replace(/ /g, '-');
  return {
    name,
    link: `https://mui.com/${page}/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${slug}`,
    img: { light: `img/house/${slug}-light.svg`, dark: `img/house/${slug}-dark.svg` },
    description,
  };
}

export const HOUSE_ADS: readonly [HouseAd, ...HouseAd[]] = [
  createHouseAd(
    'templates',
    'store',
    'Templates. Start from ready-made dashboard pages, and focus on your own features.',
  ),
  createHouseAd(
    'themes',
    'store',
    'Themes. Give your application a consistent design, in light and dark mode.',
  ),
  createHouseAd(
    'enterprise support',
    'pricing',
    'Enterprise support. Get timely answers from the developers of the components.',
  ),
  createHouseAd(
    'design kit',
    'design-kits',
    'Design kit. Design with the same components that your developers use.',
  ),
];

/** Picks a random house ad. All have the same probability. */
export function pickHouseAd(): HouseAd {
  return HOUSE_ADS[Math.floor(Math.random() * HOUSE_ADS.length)] ?? HOUSE_ADS[0];
}
