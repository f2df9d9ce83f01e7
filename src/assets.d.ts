/** The bundler replaces imports of these files with their URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
