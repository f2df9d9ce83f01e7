import { styled } from '@mui/material/styles';

/* Emotion and not a CSS module, because Docusaurus puts all CSS of the site into the one file that
   every page loads, and this is wanted by few visits. */

const TOUCH = '@media (pointer: coarse)';
const PHONE = '@media (max-width: 599.95px)';

export const Dialog = styled('dialog')({
  flexDirection: 'column',
  width: 'min(640px, calc(100vw - 32px))',
  maxHeight: 'min(760px, calc(100dvh - 64px))',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-float)',
  color: 'var(--text)',
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  '&::backdrop': { background: 'rgb(10 14 20 / 45%)' },
  [PHONE]: {
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
});

export const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 12px 20px',
  borderBottom: '1px solid var(--line)',
  '& h2': { margin: 0, font: '600 16px/24px var(--font)', letterSpacing: '-0.006em' },
});

export const Body = styled('div')({
  minHeight: 0,
  padding: '16px 20px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const Lead = styled('p')({
  margin: '0 0 16px',
  color: 'var(--text-2)',
  fontSize: 14,
  lineHeight: '22px',
});

export const Drop = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 72,
  padding: '12px 16px',
  border: '1px dashed var(--line-control)',
  borderRadius: 'var(--radius)',
  color: 'var(--text-2)',
  fontSize: 14,
  lineHeight: '22px',
  cursor: 'pointer',
  '& b': { color: 'var(--accent-text)', fontWeight: 500 },
  '&:hover, &.over': { borderColor: 'var(--accent)', background: 'var(--accent-tint)' },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

export const Or = styled('div')({
  margin: '12px 0 6px',
  color: 'var(--text-2)',
  fontSize: 13,
  lineHeight: '20px',
});

export const Field = styled('textarea')({
  display: 'block',
  width: '100%',
  height: 112,
  padding: '10px 12px',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  font: '400 13px/20px var(--mono)',
  resize: 'vertical',
  '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
  // Smaller letters make phones zoom in on a field.
  [TOUCH]: { fontSize: 16 },
});

export const Failure = styled('p')({
  display: 'flex',
  gap: 10,
  margin: '16px 0 0',
  padding: '12px 14px',
  borderRadius: 'var(--radius-s)',
  background: 'var(--warning-tint)',
  fontSize: 14,
  lineHeight: '22px',
  '& svg': { marginTop: 2, color: 'var(--warning)' },
});

export const Summary = styled('p')({
  margin: '20px 0 0',
  fontWeight: 500,
  fontSize: 15,
  lineHeight: '24px',
});

export const Note = styled('p')({
  margin: '8px 0 0',
  color: 'var(--text-2)',
  fontSize: 14,
  lineHeight: '22px',
});

export const Title = styled('h3')({
  margin: '20px 0 6px',
  color: 'var(--text-2)',
  font: '500 13px/20px var(--font)',
});

export const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  borderTop: '1px solid var(--line)',
  listStyle: 'none',
});

export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0 10px',
  padding: '8px 0',
  borderBottom: '1px solid var(--line)',
  fontSize: 14,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& svg': { marginTop: 3 },
  '& small': { color: 'var(--text-2)', fontSize: 13, textAlign: 'right' },
  '&.yes svg': { color: 'var(--tip)' },
  '&.no svg': { color: 'var(--danger)' },
  '&.unsure svg': { color: 'var(--accent-text)' },
  [PHONE]: {
    gridTemplateColumns: '16px minmax(0, 1fr)',
    '& small': { gridColumn: 2, textAlign: 'left' },
  },
});

export const Command = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px 4px 14px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--surface)',
  '& code': { flex: 1, minWidth: 0, padding: '8px 0', fontSize: 13, lineHeight: '20px' },
  '& button': { flex: 'none' },
});
