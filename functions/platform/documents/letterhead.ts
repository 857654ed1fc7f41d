/** How the agency looks and can be reached, on documents and in mails. */
export interface Letterhead {
  readonly agency: string;
  /** #RRGGBB */
  readonly color: string;
  readonly logo?: { readonly type: 'image/png' | 'image/jpeg'; readonly content: Uint8Array };
  /** Printed at the foot of each page: how to reach the agency, then its own footer. */
  readonly foot?: readonly string[];
}
