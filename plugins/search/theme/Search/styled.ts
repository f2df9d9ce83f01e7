import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';

/* These styles use Emotion, which loads with the panel. Docusaurus combines all CSS modules in one file, which every
   page loads, although few visitors open the search. */

const TOUCH_QUERY = '@media (pointer: coarse)';

export const ScopeBar = styled('fieldset')({
  display: 'flex',
  flex: 'none',
  margin: 0,
  padding: '8px 12px',
  border: 0,
  borderBottom: '1px solid var(--mui-palette-divider)',
  overflowX: 'auto',
});

export const Count = styled('span')({
  marginLeft: 6,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
});

export const Body = styled(DialogContent)({
  minHeight: 'min(8rem, 60dvh)',
  padding: 0,
  overscrollBehavior: 'contain',
});

export const Listbox = styled('div')({ padding: 8 });

// The cast keeps the `component` prop, which `styled` loses (mui.com/material-ui/guides/typescript).
export const Group = styled(List)({ padding: 0, '& + &': { marginTop: 8 } }) as typeof List;

export const GroupTitle = styled(ListSubheader)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 8px 4px',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  '& .version': {
    height: '1.125rem',
    borderColor: 'var(--mui-palette-divider)',
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
  },
}) as typeof ListSubheader;

// Options never receive focus, so ListItemButton would add only rendering cost: about two dozen options render on every
// keystroke.
const optionStyle = {
  display: 'flex',
  gap: 12,
  padding: '8px 12px',
  borderRadius: 'var(--mui-shape-control)',
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
  scrollMargin: 40,
  cursor: 'pointer',
  [TOUCH_QUERY]: { padding: '11px 12px' },
  '&:hover': { background: 'none', textDecoration: 'none' },
  '&[aria-selected="true"]': {
    background: 'var(--mui-palette-primary-tint)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-border)',
  },
  '&.more': {
    marginLeft: 16,
    paddingTop: 4,
    paddingBottom: 4,
    borderLeft: '1px solid var(--mui-palette-divider)',
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    [TOUCH_QUERY]: { paddingTop: 7, paddingBottom: 7 },
  },
  '& mark': { background: 'none', color: 'var(--mui-palette-primary-text)', fontWeight: 600 },
  '& > svg': { flex: 'none', marginTop: 3, color: 'var(--mui-palette-text-tertiary)' },
} as const;

export const OptionLink = styled('a')(optionStyle);
export const OptionLine = styled('div')(optionStyle);

export const OptionText = styled('span')({ flex: 1, minWidth: 0 });

export const Path = styled('span')({
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const Title = styled('span')({ display: 'block', fontWeight: 550 });

export const ExcerptText = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'var(--mui-palette-text-secondary)',
  '.more &': { WebkitLineClamp: 1 },
  '@media (max-width: 599.95px)': { WebkitLineClamp: 3 },
});

export const StartList = styled('div')({
  padding: 8,
  '& li': { display: 'flex', alignItems: 'center', gap: 4, paddingRight: 4 },
  '& section + section': { marginTop: 8 },
});

/** An entry in the lists that appear while the field is empty. */
export const Row = styled(ListItemButton)({
  flex: 1,
  display: 'block',
  minWidth: 0,
  minHeight: 0,
  padding: '5px 8px',
  color: 'var(--mui-palette-text-primary)',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [TOUCH_QUERY]: { padding: '11px 8px' },
}) as typeof ListItemButton;

export const Note = styled('div')({
  padding: 16,
  color: 'var(--mui-palette-text-secondary)',
  '& p': { margin: '0 0 8px' },
  '& button': { marginRight: 8 },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& strong': {
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
});

export const Footer = styled(DialogActions)({
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: '4px 16px',
  padding: '8px 16px',
  borderTop: '1px solid var(--mui-palette-divider)',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  '@media (hover: none), (max-height: 30em)': { display: 'none' },
});
