import type { ReactNode } from 'react';
import { Account, Session, SignIn, SignInButton } from './drawings/account';
import { Dashboard, Languages, Page, Provider } from './drawings/layout';
import { Dialog, DialogStack, Notification, NotificationQueue } from './drawings/messages';
import { Crud, Form, Record, Records, Source } from './drawings/records';
import { ActivePage, NavigationTree, OneTab, Stored, TwoTabs } from './drawings/state';
import styles from './styles.module.css';

/** A drawing for each component and hook that has a page. */
const DRAWINGS: Record<string, ReactNode> = {
  AppProvider: <Provider />,
  LocalizationProvider: <Languages />,
  DashboardLayout: <Dashboard />,
  DashboardHeader: <Dashboard lit="header" />,
  DashboardSidebarPageItem: <Dashboard lit="item" />,
  ToolbarActions: <Dashboard lit="actions" />,
  ThemeSwitcher: <Dashboard lit="switcher" />,
  PageContainer: <Page />,
  PageHeader: <Page lit="header" />,
  PageHeaderToolbar: <Page lit="toolbar" />,
  SignInPage: <SignIn />,
  Account: <Account />,
  AccountPreview: <Account lit="preview" />,
  AccountPopoverHeader: <Account lit="popoverHeader" />,
  AccountPopoverFooter: <Account lit="popoverFooter" />,
  SignInButton: <SignInButton />,
  SignOutButton: <Account lit="signOut" />,
  Crud: <Crud />,
  List: <Records />,
  Show: <Record />,
  Create: <Form submit="Create" />,
  Edit: <Form filled submit="Edit" />,
  CrudForm: <Form filled />,
  CrudProvider: <Source />,
  useDialogs: <Dialog />,
  DialogsProvider: <DialogStack />,
  useNotifications: <Notification />,
  NotificationsProvider: <NotificationQueue />,
  useSession: <Session />,
  useNavigation: <NavigationTree />,
  useActivePage: <ActivePage />,
  persistedState: <Stored />,
  useLocalStorageState: <TwoTabs />,
  useSessionStorageState: <OneTab />,
};

/** The picture of a card: drawn in the site's own tokens, so there is no image to load. */
export function Picture({ of }: { of: string }): ReactNode {
  const drawing = DRAWINGS[of];
  if (!drawing) {
    throw new Error(
      `ComponentIndex: <Picture of="${of}"> has no drawing; there are ${Object.keys(DRAWINGS).join(', ')}.`,
    );
  }
  return (
    <span>
      <svg aria-hidden="true" viewBox="0 0 240 136">
        {drawing}
      </svg>
    </span>
  );
}

interface ComponentIndexProps {
  children: ReactNode;
  /** Small cards with a name and no description. */
  small?: boolean;
}

/**
 * Components as cards. Writers put a list into it, each entry a picture, a link and what is behind
 * it: a drawing (`<Picture of="…" />`), or one of the reference's own pictures, as Markdown has them.
 * The links are ordinary ones, so that the build checks them.
 */
export default function ComponentIndex({ children, small }: ComponentIndexProps): ReactNode {
  return <div className={`${styles.cards} ${small ? styles.small : ''}`}>{children}</div>;
}
