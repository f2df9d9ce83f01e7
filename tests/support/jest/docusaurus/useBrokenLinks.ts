import { site } from '../fakeSite';

export default () => ({ collectAnchor: (anchor: string) => site.anchors.push(anchor) });
