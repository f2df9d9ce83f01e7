import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSkillIndex, readSkills } from '../node/skills';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SKILL = '---\ndescription: "Does: it."\n---\n\nText.\n';

it.each([
  ['LF', SKILL, 'dcc975bb5ad6012a47ed425d561ec7a0b5d312131ad47b4c7e3971ea3cba46f6'],
  [
    'CRLF',
    SKILL.replaceAll('\n', '\r\n'),
    '02085d40ebb94cb77d163f5fc34cbbf431aa39ddb0af3acfad0e1db5e21d8bc6',
  ],
])('lists each skill with its description, URL, and digest: %s', (_, content, digest) => {
  fs.mkdirSync(path.join(folder, 'a-b'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'a-b/SKILL.md'), content);
  expect(JSON.parse(createSkillIndex(readSkills('/docs/', folder)))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'a-b',
        type: 'skill-md',
        description: 'Does: it.',
        url: '/docs/.well-known/agent-skills/a-b/SKILL.md',
        digest: `sha256:${digest}`,
      },
    ],
  });
});
