/** When queries run, and what of them is shown. */
import {
  APP,
  CHECKBOX,
  CLIENT,
  GATHERED,
  GRID,
  SERVER,
  holdFacts,
  readPackage,
  readPage,
} from './facts';

holdFacts([
  {
    fact: 'enabled of a query is overwritten by the loading state',
    says: {
      'concepts/queries.mdx': /a query with `enabled: false` runs/,
      [GATHERED]: /`enabled: false` keeps a query from running/,
    },
    file: APP,
    shows: /\.\.\.options\.value,\s*enabled: !inputIsLoading && !inputError/,
  },
  {
    fact: 'queries are tried once, and otherwise keep the defaults, such as running for a visible tab',
    says: {
      'concepts/queries.mdx':
        /when the tab becomes visible again[\s\S]*A failed request is not tried again/,
      [GATHERED]: /each time the tab becomes visible/,
    },
    file: CLIENT,
    shows: /queries: \{\s*retry: false,\s*networkMode: "always"\s*\}/,
  },
  {
    fact: 'an action neither rejects nor returns its result',
    says: {
      'concepts/event-handling.mdx': /A failed action does not stop the expression/,
      [GATHERED]: /`await action\.call\(\)` fails if the action fails/,
    },
    file: APP,
    shows: /const call = async \(overrides = \{\}\) => \{\s*await mutateAsync\(overrides\);\s*\};/,
  },
  {
    fact: 'a function gets its parameters as they come',
    says: {
      'concepts/data-binding.mdx': /A parameter of a custom function \| The object/,
      'reference/file-schema.mdx': /A custom function receives the object instead of the value/,
      [GATHERED]: /A function receives the object/,
    },
    file: SERVER,
    shows: /handler\.parameters\.map\(\(\[parameterName\]\) => parameters\[parameterName\]\)/,
  },
  {
    fact: 'an expression that was evaluated before leaves no trace of what it depends on',
    says: {
      'concepts/data-binding.mdx': /Write the same expression only once/,
      [GATHERED]: /Only one of them shows that its query loads or has failed/,
    },
    file: APP,
    shows:
      /const computed = computationStatuses\.get\(expression\);\s*if \(computed\) \{\s*if \(computed\.result\) \{\s*return computed\.result;/,
  },
  {
    fact: 'the exception of an expression goes before the error of what it reads',
    says: {
      'concepts/data-binding.mdx': /the exception hides its message/,
      [GATHERED]: /With the message of its own exception/,
    },
    file: APP,
    shows: /if \(result\.error\) \{\s*return result\.error;\s*\}\s*const deps = flatDependencies/,
  },
  {
    fact: 'every column but the id is open for editing unless it says otherwise',
    says: {
      'components/data-grid.mdx': /Cells can be edited, but nothing is saved/,
      'concepts/data-providers.mdx': /except that the column `id` is not editable/,
      [GATHERED]: /A double-click opens its cells for editing/,
    },
    file: GRID,
    shows: /let baseColumn = \{ editable: true \};\s*if \(isIdColumn\) \{[\s\S]*editable: false/,
  },
  {
    fact: 'a checkbox is ticked while a property loads',
    says: {
      'reference/components/checkbox.mdx': /the box is ticked/,
      [GATHERED]: /It is ticked until the value is there/,
    },
    file: CHECKBOX,
    shows: /loadingProp: "checked"/,
  },
]);

test('five components show the error of a query, and the pages name them', async () => {
  const files = await readPackage('studio-components/dist');
  expect(files.filter((text) => text.includes('errorProp: "error"'))).toHaveLength(5);
  for (const page of [GATHERED, 'reference/components/index.mdx']) {
    expect(readPage(page)).toMatch(/Chart, Checkbox, DataGrid, Image, and Text/);
  }
});
