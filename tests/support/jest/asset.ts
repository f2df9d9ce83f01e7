/** Jest resolves every imported asset to this URL. */
export default '/toolpad/assets/asset';
