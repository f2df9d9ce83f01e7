import docusaurus from '../peers/docusaurus/package.json';
import starlight from '../peers/starlight/package.json';
import type { Twin } from './twins';

/** A generator of documentation sites, set up as its own template does it. */
export interface Peer {
  name: string;
  /** `package.json`. */
  manifest: { dependencies: Record<string, string> };
  /** The version that is measured. */
  version: string;
  /** Where its pages lie. */
  pages: string;
  /** Its program, below `node_modules`. */
  program: string;
  /** Where it writes the site. */
  output: string;
  /** The oldest Node.js that runs it; one is fetched where this process is older. */
  node?: string;
  /** A page as it wants it. */
  pageOf: (twin: Twin) => string;
}

const titled = ({ title, text }: Twin): string =>
  `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`;

/** The peers, by the names of their folders in `peers/`. */
export const PEERS = {
  starlight: {
    name: 'Starlight',
    manifest: starlight,
    version: starlight.dependencies['@astrojs/starlight'],
    pages: 'src/content/docs',
    program: 'astro/bin/astro.mjs',
    output: 'dist',
    node: '22.12.0',
    pageOf: titled,
  },
  docusaurus: {
    name: 'Docusaurus',
    manifest: docusaurus,
    version: docusaurus.dependencies['@docusaurus/core'],
    pages: 'docs',
    program: '@docusaurus/core/bin/docusaurus.mjs',
    output: 'build',
    pageOf: titled,
  },
} as const satisfies Record<string, Peer>;

export type PeerId = keyof typeof PEERS;

export const PEER_IDS = Object.keys(PEERS) as PeerId[];
