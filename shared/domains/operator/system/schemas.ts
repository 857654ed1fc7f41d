import * as z from 'zod';

/** The place in a page where a failure surfaced: no particular one, a promise, the drawing, or a write. */
export const FAILED_IN = ['window', 'promise', 'page', 'write'] as const;
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'other'] as const;
export const MAX_FRAMES = 20;
export const ERROR_NAME = /^[A-Za-z]{1,50}$/;
export const ERROR_CODE = /^[A-Za-z]{1,40}(\.[A-Za-z]{1,40})?$/;
export const ROUTE_PATTERN = /^\/[\w$/-]{0,199}$/;

/** The report of a page's failure: places in our code and words of ours, never what a user typed or saw. */
export const BrowserError = z.object({
  where: z.enum(FAILED_IN),
  /** The class name of the error. */
  name: z.string().regex(ERROR_NAME),
  /** The error code of the API's answer, or of a failure of the page. */
  code: z.string().regex(ERROR_CODE).optional(),
  /** The stack frames, such as `show-Bx3d.js:1:2345`. */
  frames: z.array(z.string().regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/)).max(MAX_FRAMES),
  /** The route as declared, such as `/show/$key/edit`. */
  page: z.string().regex(ROUTE_PATTERN),
  /** The file of the entry. Its name has the hash of all the code it loads. */
  build: z.string().regex(/^[\w.-]{1,100}$/),
  browser: z.enum(BROWSERS),
});
export type BrowserError = z.infer<typeof BrowserError>;
