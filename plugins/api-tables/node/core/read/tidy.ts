/** Comments and line breaks go, and React's names need no `React.`. */
export function tidyType(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/; }/g, ' }')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/, >/g, '>')
    .replace(/^\| /, '')
    .trim();
}

/** Letters in a line of a comment, as code is not wrapped on the page. */
const COMMENT_WIDTH = 56;

/**
 * Reduces a comment to its description and the default, which a type without a table shows nowhere else;
 * other tags are shown in tables.
 */
function shortComment(comment: string): string {
  const content = comment.slice('/**'.length, -'*/'.length).replace(/^\s*\*/gm, '');
  const [description = ''] = content.split(/(?:^|\s)@[a-z]/);
  const value = /@default ([^\n]*)/.exec(content)?.[1]?.trim() ?? 'undefined';
  const text = [description, value === 'undefined' ? '' : `Default: ${value}.`]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const lines = text.match(new RegExp(`.{1,${COMMENT_WIDTH}}(?:\\s|$)|\\S+`, 'g')) ?? [];
  if (lines.length < 2) {
    return text && `/** ${text} */`;
  }
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n');
}

/** A declaration without what only its file needs: modifiers, private fields, long comments. */
export function tidyDeclaration(text: string): string {
  return text
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^\s*private .*;$/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, shortComment)
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\n\s*(?=\n)/g, '');
}
