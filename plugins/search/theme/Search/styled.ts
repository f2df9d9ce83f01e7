import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

/* The looks of the panel. Emotion and not a CSS module, because Docusaurus puts all CSS of the site
   into the one file that every page loads, and these are wanted by few visits. */

const TOUCH = '@media (pointer: coarse)';

export const ScopeBar = styled('fieldset')({
  display: 'flex',
  flex: 'none',
  gap: 4,
  margin: 0,
  padding: '8px 12px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  overflowX: 'auto',
});

export const ScopeChoice = styled('label')({
  flex: 'none',
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: '2rem',
    padding: '0 12px',
    borderRadius: 'var(--radius-s)',
    color: 'var(--text-2)',
    fontSize: '0.8125rem',
    fontWeight: 500,
    [TOUCH]: { height: '2.75rem' },
  },
  '&:hover > span': { background: 'var(--surface-2)' },
  '& input:checked + span': { background: 'var(--accent-tint)', color: 'var(--accent-text)' },
  '& input:focus-visible + span': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});

export const Count = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: 'var(--text-2)',
});

export const Body = styled('div')({
  flex: 1,
  minHeight: 'min(8rem, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const Listbox = styled('div')({ padding: 8 });

// The cast keeps the `component` prop, which `styled` loses (mui.com/material-ui/guides/typescript).
export const Group = styled(List)({ padding: 0, '& + &': { marginTop: 8 } }) as typeof List;

export const GroupTitle = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 4px',
  color: 'var(--text-2)',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  '& .version': {
    height: '1.125rem',
    borderColor: 'var(--line)',
    color: 'var(--text-2)',
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

// No ListItemButton: the focus never comes here, so that its machinery would be weight in each of two
// dozen lines at every keystroke, and for nothing.
const option = {
  display: 'block',
  position: 'relative',
  padding: '8px 12px',
  borderRadius: 'var(--radius-s)',
  color: 'var(--text)',
  textDecoration: 'none',
  scrollMargin: 40,
  cursor: 'pointer',
  [TOUCH]: { padding: '11px 12px' },
  '&:hover': { background: 'none', textDecoration: 'none' },
  '&[aria-selected="true"]': {
    background: 'var(--accent-tint)',
    boxShadow: 'inset 0 0 0 1px var(--accent-line)',
  },
  '&.more': {
    marginLeft: 16,
    paddingTop: 4,
    paddingBottom: 4,
    borderLeft: '1px solid var(--line)',
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    [TOUCH]: { paddingTop: 7, paddingBottom: 7 },
  },
  '& mark': { background: 'none', color: 'var(--accent-text)', fontWeight: 600 },
  '& .arrow': { position: 'absolute', right: 12, top: 'calc(50% - 8px)', color: 'var(--text-3)' },
} as const;

export const OptionLink = styled('a')(option);
export const OptionLine = styled('div')(option);

export const Path = styled('span')({
  display: 'block',
  color: 'var(--text-2)',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const Title = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  fontWeight: 550,
});

export const ExcerptText = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'var(--text-2)',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '.more > &': { WebkitLineClamp: 1 },
  '@media (max-width: 599.95px)': { WebkitLineClamp: 3 },
});

export const StartList = styled('div')({
  padding: 8,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, paddingRight: 4 },
  '& section + section': { marginTop: 8 },
});

const row = {
  flex: 1,
  display: 'block',
  minWidth: 0,
  padding: '5px 8px',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'none',
  color: 'var(--text)',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  textAlign: 'left',
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [TOUCH]: { padding: '11px 8px' },
  '&:hover': { background: 'var(--surface-2)', textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

export const Row = styled('button')(row);
export const RowLink = styled('a')(row);

export const Note = styled('div')({
  padding: 16,
  color: 'var(--text-2)',
  '& p': { margin: '0 0 8px' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& strong': { color: 'var(--text)', fontWeight: 600, overflowWrap: 'anywhere' },
});

export const Suggestion = styled('button')({
  marginRight: 8,
  padding: '1px 8px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-s)',
  background: 'none',
  color: 'var(--accent-text)',
  cursor: 'pointer',
});

export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '4px 16px',
  padding: '8px 16px',
  borderTop: '1px solid var(--line)',
  color: 'var(--text-2)',
  fontSize: '0.75rem',
  lineHeight: '1.375rem',
  '@media (hover: none), (max-height: 30em)': { display: 'none' },
});
