/** Finds the contract that counts: signed, else sent, else the newest draft. Input is newest first. */
export const leadingContract = <C extends { readonly stage: string }>(contracts: readonly C[]): C | undefined =>
  (['signed', 'sent', 'draft'] as const).map((stage) => contracts.find((one) => one.stage === stage)).find(Boolean);
