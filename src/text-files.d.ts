/** A text file that the build inlines. */
declare module "*.txt" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is what rolldown makes of a text.
  export default text;
}
