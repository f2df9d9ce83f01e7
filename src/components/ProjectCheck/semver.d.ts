/* The package brings no types; these are of the parts that are used, with their arguments as used. */

declare module 'semver/ranges/intersects' {
  export default function intersects(first: string, second: string): boolean;
}

declare module 'semver/ranges/subset' {
  export default function subset(sub: string, dom: string): boolean;
}

declare module 'semver/ranges/valid' {
  export default function validRange(range: string): string | null;
}

declare module 'semver/ranges/min-version' {
  export default function minVersion(range: string): { version: string; major: number } | null;
}
