import { withBase } from '../fakeSite';

export default withBase;
