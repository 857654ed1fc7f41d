import { ShareInput } from '#shared/domains/relations/link/share.ts';

/** Fetched with zod when the form has something to check. A code is mailed, so it needs an address. */
export const ShareSchema = ShareInput.refine(({ needsCode, email }) => !needsCode || email !== '', {
  path: ['email'],
  error: 'required',
});
