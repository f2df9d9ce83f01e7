import fs from 'node:fs';
import path from 'node:path';
import { remembered } from '../../../shared/remembered';
import type { CodeStyling, DemoPackages } from '../../shared/types';

/** What every project with a demo in it is built with. */
const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];
const ALWAYS = ['react', 'react-dom'];

/** Marked optional, because there is another style engine; without either nothing works. */
const STYLE_ENGINE = { for: '@mui/material', packages: ['@emotion/react', '@emotion/styled'] };

interface Manifest {
  name?: string;
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Knows the exact versions that this site is built and checked with. */
class InstalledPackages {
  private readonly lock: Record<string, Manifest>;

  constructor(private readonly siteDir: string) {
    const text = fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');
    this.lock = (JSON.parse(text) as { packages: Record<string, Manifest> }).packages;
  }

  private manifest(name: string): Manifest {
    const file = path.join(this.siteDir, 'node_modules', name, 'package.json');
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  }

  /** `1.2.3`, or for a package installed under another name `npm:@toolpad/core@0.16.0`. */
  version(name: string): string {
    const locked = this.lock[`node_modules/${name}`] ?? this.manifest(name);
    return locked.name && locked.name !== name
      ? `npm:${locked.name}@${locked.version}`
      : locked.version;
  }

  /** Packages and what they need beside them, without what is optional. */
  withPeers(names: readonly string[]): string[] {
    const all = new Set(names);
    for (const name of all) {
      if (name === STYLE_ENGINE.for) {
        STYLE_ENGINE.packages.forEach((engine) => all.add(engine));
      }
      const { peerDependencies = {}, peerDependenciesMeta = {} } = this.manifest(name);
      for (const peer of Object.keys(peerDependencies)) {
        if (!peerDependenciesMeta[peer]?.optional) {
          all.add(peer);
        }
      }
    }
    return [...all].sort();
  }

  private pinned(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [name, this.version(name)]));
  }

  /**
   * The packages of a project with a demo in it.
   *
   * @param imported the packages that the demo's files import
   */
  ofDemo(imported: readonly string[], styling: CodeStyling): DemoPackages {
    const devDependencies = this.pinned(TOOLS);
    if (styling === 'Tailwind CSS') {
      // Tailwind releases its packages together, with one number.
      devDependencies['@tailwindcss/vite'] = this.version('tailwindcss');
      devDependencies.tailwindcss = this.version('tailwindcss');
    }
    return {
      dependencies: this.pinned(this.withPeers([...ALWAYS, ...imported])),
      devDependencies,
    };
  }
}

/**
 * What a site has installed, read once: a lock file is long, and each demo asks.
 *
 * @param siteDir where `package-lock.json` and `node_modules` are
 */
export const installedPackages = remembered((siteDir: string) => new InstalledPackages(siteDir));
