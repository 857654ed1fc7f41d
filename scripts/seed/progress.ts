/** How far one kind of records is: `shows 400 of 2,000`. */
export interface Progress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}
type Listener = (progress: Progress) => void;

let listener: Listener = () => undefined;
/** The listener to a load's progress. */
export const onProgress = (next: Listener): void => {
  listener = next;
};

/** Kinds that take long enough to be told of, as people call them. */
const KINDS: Readonly<Record<string, string>> = {
  artist: 'artists',
  company: 'companies',
  contact: 'contacts',
  contract: 'contracts',
  contractPaper: 'contract documents',
  purchaseAgreementPaper: 'purchase agreement documents',
  quotePaper: 'quote documents',
  esign: 'documents out for signature',
  flight: 'flights',
  guestList: 'guest lists',
  invoice: 'invoices',
  invoicePaper: 'invoice documents',
  show: 'shows',
};
/** Records between two reports. */
const STEP = 100;

/** Tells how many records of a kind are on their way. */
export function report(kind: string, done: number, total: number): void {
  const name = KINDS[kind];
  if (name && total > 0 && (done % STEP === 0 || done === total || total < STEP)) listener({ name, done, total });
}
