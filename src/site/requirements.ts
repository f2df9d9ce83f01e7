import core from '@toolpad/core/package.json';
import type { ProjectCheckOptions } from '../../plugins/project-check';
import releases from '../../releases.json';

/** Removes alternatives that start with a prerelease, so that `^7.0.0-beta || ^7.0.0` becomes `^7.0.0`. */
function dropPrereleases(range: string): string {
  const parts = range.split('||').map((part) => part.trim());
  return parts.filter((part) => !part.includes('-')).join(' || ') || range;
}

const peers = Object.entries(core.peerDependencies).map(([name, range]): [string, string] => [
  name,
  dropPrereleases(range),
]);
const isOptional = ([name]: [string, string]): boolean => name in core.peerDependenciesMeta;

/** The requirements that each product's package declares. */
export const REQUIREMENTS: ProjectCheckOptions['products'] = {
  core: {
    name: core.name,
    version: core.version,
    node: core.engines.node,
    peers: Object.fromEntries(peers.filter((peer) => !isOptional(peer))),
    optionalPeers: Object.fromEntries(peers.filter(isOptional)),
  },
  // The site doesn't depend on Studio. Studio's installation page explains the exact version of React.
  studio: {
    name: '@toolpad/studio',
    version: releases.studio.latest,
    node: '>=18',
    peers: { react: '19.0.0', 'react-dom': '19.0.0' },
    single: true,
  },
};
