import { MuiAlert, MuiAlertTitle } from './Alert';
import { MuiAppBar } from './AppBar';
import { MuiBreadcrumbs } from './Breadcrumbs';
import { MuiButton } from './Button';
import { MuiCard, MuiCardActionArea } from './Card';
import { MuiChip } from './Chip';
import { MuiDialogContent, MuiDialogTitle } from './Dialog';
import { MuiDrawer } from './Drawer';
import { MuiIconButton } from './IconButton';
import { MuiInputBase } from './InputBase';
import { MuiLink } from './Link';
import { MuiList } from './List';
import { MuiListItemButton } from './ListItemButton';
import { MuiListItemText } from './ListItemText';
import { MuiListSubheader } from './ListSubheader';
import { MuiPaper } from './Paper';
import { MuiTable, MuiTableCell } from './Table';
import { MuiToggleButton, MuiToggleButtonGroup } from './ToggleButton';
import { MuiToolbar } from './Toolbar';
import type { ComponentStyles } from './types';

/** The looks of all components that the site uses, one file each. */
export const components: ComponentStyles = {
  // A ripple needs a script and a layout at each press; the hover tint says enough.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiAlert,
  MuiAlertTitle,
  MuiAppBar,
  MuiBreadcrumbs,
  MuiButton,
  MuiCard,
  MuiCardActionArea,
  MuiChip,
  MuiDialogContent,
  MuiDialogTitle,
  MuiDrawer,
  MuiIconButton,
  MuiInputBase,
  MuiLink,
  MuiList,
  MuiListItemButton,
  MuiListItemText,
  MuiListSubheader,
  MuiPaper,
  MuiTable,
  MuiTableCell,
  MuiToggleButton,
  MuiToggleButtonGroup,
  MuiToolbar,
};
