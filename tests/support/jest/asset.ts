/** The address of any asset. */
export default '/toolpad/assets/asset';
