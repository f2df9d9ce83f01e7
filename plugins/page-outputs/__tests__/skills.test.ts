import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSkillIndex } from '../node/skills';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('lists each skill with its description, URL, and digest', () => {
  fs.mkdirSync(path.join(folder, 'a-b'));
  fs.writeFileSync(
    path.join(folder, 'a-b/SKILL.md'),
    '---\ndescription: "Does: it."\n---\n\nText.\n',
  );
  expect(JSON.parse(createSkillIndex('/docs/', folder))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'a-b',
        type: 'skill-md',
        description: 'Does: it.',
        url: '/docs/.well-known/agent-skills/a-b/SKILL.md',
        digest: 'sha256:dcc975bb5ad6012a47ed425d561ec7a0b5d312131ad47b4c7e3971ea3cba46f6',
      },
    ],
  });
});
