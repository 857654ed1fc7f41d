/** How often a page asks for a document while it is being made. */
const POLL_MS = 1_000;

interface Rendered {
  readonly rendered?: { readonly state: string } | undefined;
}
/** Asks again until the document is there or has failed. */
export const whileRendered = ({ state: { data } }: { readonly state: { readonly data?: Rendered | undefined } }) =>
  data?.rendered?.state === 'pending' ? POLL_MS : (false as const);
