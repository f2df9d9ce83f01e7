import { sidebarOf } from './sidebarOf';

export default sidebarOf('studio');
