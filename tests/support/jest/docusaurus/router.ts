import { site } from '../fakeSite';

export const useLocation = () => {
  const { pathname, search, hash } = site;
  return { pathname, search, hash };
};

const history = {
  push: (to: string) => site.pushed.push(to),
  get location() {
    return useLocation();
  },
};
export const useHistory = () => history;
