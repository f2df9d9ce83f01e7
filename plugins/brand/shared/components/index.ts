import { MuiAlert, MuiAlertTitle } from './Alert';
import { MuiAppBar } from './AppBar';
import { MuiBreadcrumbs } from './Breadcrumbs';
import { MuiButton } from './Button';
import { MuiCard, MuiCardActionArea } from './Card';
import { MuiChip } from './Chip';
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

/** The style overrides of all MUI components that the site uses. Each component has its own file. */
export const components: ComponentStyles = {
  // A ripple would cost script time and a layout at each press. The hover style is enough feedback.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiAlert,
  MuiAlertTitle,
  MuiAppBar,
  MuiBreadcrumbs,
  MuiButton,
  MuiCard,
  MuiCardActionArea,
  MuiChip,
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
