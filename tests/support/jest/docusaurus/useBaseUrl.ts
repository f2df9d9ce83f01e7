import { addBaseUrl } from '../fakeSite';

export default addBaseUrl;
