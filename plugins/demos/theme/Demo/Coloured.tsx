import { Highlight, Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';

/** Prism's token types by the classes of plugins/code/code.css; punctuation has none there. */
const CLASS_OF_TOKEN: Record<string, string> = {
  comment: 'tc',
  keyword: 'tk',
  string: 'ts',
  'template-string': 'ts',
  'attr-value': 'ts',
  function: 'tn',
  tag: 'tn',
  constant: 'tn',
  'class-name': 'ty',
  builtin: 'ty',
  number: 'ty',
  boolean: 'ty',
  punctuation: '',
  operator: '',
  plain: 'tv',
};

const LANGUAGES: Record<string, string> = { css: 'css', json: 'json' };

function classOf(types: readonly string[]): string | undefined {
  const known = [...types].reverse().find((type) => type in CLASS_OF_TOKEN);
  return known && CLASS_OF_TOKEN[known];
}

/** The text under the editor's field, in colours. */
export default function Coloured({ code, name }: { code: string; name: string }): ReactNode {
  const language = LANGUAGES[name.split('.').pop() ?? ''] ?? 'tsx';
  return (
    <Highlight code={code} language={language} prism={Prism} theme={{ plain: {}, styles: [] }}>
      {({ tokens }) => (
        <pre aria-hidden="true">
          {tokens.map((line, index) => (
            <div key={index}>
              {line.map(({ types, content, empty }, position) => (
                <span key={position} className={classOf(types)}>
                  {empty ? '\n' : content}
                </span>
              ))}
            </div>
          ))}
        </pre>
      )}
    </Highlight>
  );
}
