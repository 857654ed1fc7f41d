/** html-to-text brings no types; this is the part in use. */
declare module 'html-to-text' {
  interface Options {
    wordwrap: false;
    limits: { maxInputLength: number };
    selectors: { selector: string; format?: string; options?: Readonly<Record<string, unknown>> }[];
  }
  export function convert(html: string, options: Options): string;
}
