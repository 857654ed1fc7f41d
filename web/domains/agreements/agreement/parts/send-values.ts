import { COPIES_MAX, SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { addressList } from '#web/ui/form/address-list.ts';

/** Sending as its form holds it: the addresses of copies are one text. */
export const SendDocumentValues = SendInput.extend({ copyTo: addressList(0, COPIES_MAX) });
