import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { toUnixLines } from '../../shared/node/files';

/** The folder of the agent skills, below the site's base URL. */
export const SKILLS_PATH = '.well-known/agent-skills/';

const SCHEMA_URL = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

/** An entry of the index of skills. */
interface Skill {
  name: string;
  type: 'skill-md';
  description: string;
  /** The path of the file, with the site's base URL. */
  url: string;
  digest: string;
}

/**
 * Reads the skills of the site.
 *
 * @param baseUrl - the site's base URL, which is the beginning of the skills' URLs
 * @param folder - the built folder, which contains each skill as `<name>/SKILL.md`
 */
export function readSkills(baseUrl: string, folder: string): Skill[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.map((name) => {
    const content = fs.readFileSync(path.join(folder, name, 'SKILL.md'), 'utf8');
    const [, frontMatter = ''] = FRONT_MATTER.exec(toUnixLines(content)) ?? [];
    const { description } = parse(frontMatter) as { description: string };
    return {
      name,
      type: 'skill-md',
      description,
      url: `${baseUrl}${SKILLS_PATH}${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    };
  });
}

/**
 * Creates the index that agents use to discover the site's skills
 * (https://github.com/cloudflare/agent-skills-discovery-rfc).
 */
export const createSkillIndex = (skills: readonly Skill[]): string =>
  `${JSON.stringify({ $schema: SCHEMA_URL, skills }, null, 2)}\n`;
