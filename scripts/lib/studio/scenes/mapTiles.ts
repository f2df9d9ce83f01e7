import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';

const TILES = /^https:\/\/tile\.openstreetmap\.org\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** The side of a tile, in pixels. */
const SIDE = 256;

const WATER = '#c3d9e6';
const LAND = '#f1efe4';

type Point = readonly [number, number];

/** The land of the world: polygons, and their rings. */
interface Land {
  features: { geometry: { coordinates: Point[][][] } }[];
}

/** What is used of `topojson-client`, which is installed beside Studio and no package of the site's. */
interface Topojson {
  feature(topology: object, object: object): Land;
}

/**
 * Where a place is on a map of the world, in the projection of Mercator.
 *
 * @param world the side of the map
 */
export function projected([longitude, latitude]: Point, world: number): Point {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return [((longitude + 180) / 360) * world, ((1 - north) / 2) * world];
}

/** The outline of a ring, without points that would fall together. */
function outlineOf(ring: Point[], world: number): string {
  const points = ring.map((point) =>
    projected(point, world)
      .map((pixels) => pixels.toFixed(1))
      .join(' '),
  );
  return `M${points.filter((point, index) => point !== points[index - 1]).join('L')}Z`;
}

/**
 * Answers for the server of a map's tiles, with only land and water: there may be no network.
 *
 * @param packages the folder with Studio's packages, among them outlines in the public domain
 */
export async function serveTiles(page: Page, packages: string): Promise<void> {
  const load = createRequire(path.join(packages, 'package.json'));
  const atlas = load('world-atlas/land-10m.json') as { objects: { land: object } };
  const { features } = (load('topojson-client') as Topojson).feature(atlas, atlas.objects.land);
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  const outlines = new Map<number, string>();
  await page.route(TILES, (route) => {
    const [zoom = 0, x = 0, y = 0] = (TILES.exec(route.request().url()) ?? []).slice(1).map(Number);
    const world = SIDE * 2 ** zoom;
    const land = outlines.get(zoom) ?? rings.map((ring) => outlineOf(ring, world)).join('');
    outlines.set(zoom, land);
    const box = [x * SIDE, y * SIDE, SIDE, SIDE].join(' ');
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${box}" style="background:${WATER}"><path d="${land}" fill="${LAND}" fill-rule="evenodd"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}
