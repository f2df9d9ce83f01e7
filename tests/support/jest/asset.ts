/** The URL of any asset. */
export default '/toolpad/assets/asset';
