import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const TOUCH = '@media (pointer: coarse)';

/** Closes a dialog that came with React. It looks like the site's quiet buttons (src/css/base.css). */
export const CloseButton = styled(IconButton)({
  width: 32,
  height: 32,
  padding: 0,
  borderRadius: 'var(--radius-s)',
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-2)', color: 'var(--text)' },
  [TOUCH]: { width: 44, height: 44 },
});
