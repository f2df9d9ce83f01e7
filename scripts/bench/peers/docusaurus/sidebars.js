import fs from 'node:fs';

const tree = JSON.parse(fs.readFileSync(new URL('tree.json', import.meta.url), 'utf8'));
let count = 0;

const itemsOf = (branches) =>
  branches.map(({ label, address, items }) => {
    count += 1;
    const key = `${label} ${count}`;
    return items
      ? { type: 'category', label, key, collapsed: false, items: itemsOf(items) }
      : { type: 'doc', label, key, id: `${address}index` };
  });

export default { pages: itemsOf(tree) };
