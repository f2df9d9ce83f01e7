import { site } from '../fakeSite';

export const useLocation = () => ({ pathname: site.pathname });

const history = {
  push: (to: string) => site.pushed.push(to),
  get location() {
    return useLocation();
  },
};
export const useHistory = () => history;
