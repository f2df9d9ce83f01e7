/** Files that the bundler turns into their addresses. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
