import { createSidebar } from './createSidebar';

export default createSidebar('core');
