/**
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import JsonLd from '../JsonLd';

/** Like React Helmet, this mock renders the content of a script without escaping it. */
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: { props: { children: string } } }) => (
    <script dangerouslySetInnerHTML={{ __html: children.props.children }} />
  ),
}));

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a < b & c > d "e" \u2028'])(
  'keeps the title %j inside the script element',
  (headline) => {
    document.body.innerHTML = renderToStaticMarkup(<JsonLd data={{ headline }} />);
    expect(document.body.children).toHaveLength(1);
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ headline });
  },
);
