import { site } from '../fakeSite';

export const useLocation = () => ({ pathname: site.pathname });

const history = { push: (to: string) => site.pushed.push(to) };
export const useHistory = () => history;
