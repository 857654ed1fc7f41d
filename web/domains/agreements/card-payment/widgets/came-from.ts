/*
 * The address of the invoice stays in the payer's own tab: it has the secret of the link, and the card provider must not
 * know it.
 */
const KEY = 'card-payment';
export const leaveFrom = (path: string): void => sessionStorage.setItem(KEY, path);
export const cameFrom = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;
