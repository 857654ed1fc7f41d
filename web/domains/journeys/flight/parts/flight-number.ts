const AIRLINE_AND_NUMBER = /^((?!\d\d)[A-Z0-9]{2})\s*(\d{1,4}[A-Z]?)$/;

/** `KL1001` or `KL 1001` as it stands on a ticket: the airline's code and the number. None where there is no code. */
export function splitFlightNumber(typed: string): { readonly code: string; readonly number: string } | undefined {
  const [, code, number] = AIRLINE_AND_NUMBER.exec(typed.trim().toUpperCase()) ?? [];
  return code && number ? { code, number } : undefined;
}
